import { CONTENT_ID } from '#shared/dom.ts';
import { hasOutline } from '#shared/page-data.ts';
import { DocFooter } from '../doc/doc-footer.tsx';
import { MenuBar } from '../doc/menu-bar.tsx';
import { OutdatedNotice } from '../doc/outdated-notice.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { mdxComponents } from '../mdx/components.ts';
import { Outline } from '../outline/outline.tsx';
import { Overview } from '../overview/overview.tsx';
import { usePage } from '../navigation/view.ts';
import { PageTools } from '../page-tools/page-tools.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';

/** Spec 2.4, "doc": sidebar, content, outline, footer. */
export function DocLayout() {
  const { data, sidebar, Content } = usePage();
  const { frontmatter } = data;
  const showsOutline = hasOutline(data);
  const hasSidebar = frontmatter.sidebar !== false && sidebar.length > 0;
  const hasFooter = frontmatter.footer !== false;
  return (
    <>
      <MenuBar hasSidebar={hasSidebar} hasOutline={showsOutline} />
      <div className={hasSidebar ? 'doc' : 'doc doc-without-sidebar'}>
        {hasSidebar && <Sidebar />}
        <div className="doc-main">
          {/* Keyed by page, so that text translated by the browser is replaced as a whole. */}
          <main key={data.routePath} id={CONTENT_ID} tabIndex={-1}>
            <PageTools />
            <article className="prose">
              {/* Only with `fallbackHeadingTitle`: otherwise the build requires a heading. */}
              {data.headingTitle === '' && !data.overview && <h1>{data.title}</h1>}
              {data.isOutdated && <OutdatedNotice />}
              <Content components={mdxComponents} />
            </article>
            {data.overview && <Overview groups={data.overview} />}
            {hasFooter && <DocFooter />}
          </main>
          {hasFooter && <SiteFooter />}
        </div>
        {showsOutline && <Outline />}
      </div>
    </>
  );
}
