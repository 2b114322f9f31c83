import { CONTENT_ID } from '#shared/dom.ts';
import { SiteFooter } from '../footer/site-footer.tsx';
import styles from '../home/home.css?url';
import { HeroBlock } from '../home/hero-block.tsx';
import { useTopArrival } from '../home/use-top-arrival.ts';
import { mdxComponents } from '../mdx/components.ts';
import { usePage } from '../navigation/view.ts';

/** Spec 2.4, "home": a hero, then the page content. */
export function HomeLayout() {
  const { data, Content } = usePage();
  useTopArrival();
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <main key={data.routePath} id={CONTENT_ID} className="home" tabIndex={-1}>
        {data.frontmatter.hero && <HeroBlock hero={data.frontmatter.hero} />}
        <div className="home-content prose">
          <Content components={mdxComponents} />
        </div>
      </main>
      {data.frontmatter.footer !== false && <SiteFooter />}
    </>
  );
}
