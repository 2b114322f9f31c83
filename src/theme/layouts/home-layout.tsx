import { useEffect } from 'react';
import { addressIn } from '#shared/address.ts';
import { CONTENT_ID } from '#shared/dom.ts';
import { HERO_IMAGE } from '#shared/hero-image.ts';
import type { Hero } from '#shared/schema/frontmatter.ts';
import { SiteFooter } from '../footer/site-footer.tsx';
import styles from '../home/home.css?url';
import { mdxComponents } from '../mdx/components.ts';
import { usePage, useSite } from '../navigation/view.ts';
import { whileScrolling } from '../parts/while-scrolling.ts';

/** Spec 9: scroll distance at which the hero counts as left. */
const HERO_THRESHOLD_PX = 100;
/** Class on the body while scrolled past the hero threshold (spec 4). */
const LEFT_CLASS = 'not-top-arrived';

/** Spec 2.4, "home": a hero, then the page content. */
export function HomeLayout() {
  const { data, Content } = usePage();
  useEffect(() => {
    const { classList } = document.body;
    const stop = whileScrolling(() => classList.toggle(LEFT_CLASS, scrollY >= HERO_THRESHOLD_PX));
    return () => {
      stop();
      classList.remove(LEFT_CLASS);
    };
  }, []);
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="page" />
      <main key={data.routePath} id={CONTENT_ID} className="home">
        {data.frontmatter.hero && <HeroBlock hero={data.frontmatter.hero} />}
        <div className="home-content prose">
          <Content components={mdxComponents} />
        </div>
      </main>
      {data.frontmatter.footer !== false && <SiteFooter />}
    </>
  );
}

/** The hero of the landing page: name, text, tagline and actions. */
function HeroBlock({ hero }: { readonly hero: Hero }) {
  const { config } = useSite();
  const { data } = usePage();
  return (
    <section className="hero">
      <img className="hero-image" src={(config.assetHost ?? '') + HERO_IMAGE} alt="" width={1440} height={640} />
      <h1 className="hero-title">
        {/* The space separates name and text for screen readers and when copied. */}
        <span className="hero-name">{hero.name}</span> <span className="hero-text">{hero.text}</span>
      </h1>
      {hero.tagline && <p className="hero-tagline">{hero.tagline}</p>}
      {hero.actions && (
        <ul className="hero-actions">
          {hero.actions.map(({ text, link, theme }) => (
            <li key={link}>
              <a className={`button button-${theme ?? 'alt'}`} href={addressIn(link, data, config)}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
