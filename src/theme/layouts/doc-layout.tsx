import { CONTENT_ID } from '#shared/dom.ts';
import { SOURCE_LANG } from '#shared/page.ts';
import { hasOutline } from '#shared/page-data.ts';
import { localize } from '#shared/path.ts';
import { DocFooter } from '../doc/doc-footer.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { mdxComponents } from '../mdx/components.ts';
import { Outline, OUTLINE_ID } from '../outline/outline.tsx';
import { Overview } from '../overview/overview.tsx';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { PageTools } from '../page-tools/page-tools.tsx';
import { Icon } from '../parts/icon.tsx';
import { Sidebar, SIDEBAR_ID } from '../sidebar/sidebar.tsx';

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
          <main key={data.routePath} id={CONTENT_ID}>
            <PageTools />
            <article className="prose">
              {/* Only on overviews, and with `fallbackHeadingTitle`: otherwise the build requires a heading. */}
              {data.headingTitle === '' && <h1>{data.title}</h1>}
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

/** The bar below the navbar on narrow screens: opens the sidebar and the outline (spec 2.4). */
export function MenuBar({ hasSidebar, hasOutline }: { readonly hasSidebar: boolean; readonly hasOutline: boolean }) {
  const texts = useTexts();
  if (!hasSidebar && !hasOutline) return null;
  return (
    <div className="menu-bar">
      {hasSidebar && (
        <button type="button" className="menu-bar-button" popoverTarget={SIDEBAR_ID}>
          <Icon name="menu" />
          {texts.sidebar.menu}
        </button>
      )}
      {hasOutline && (
        <button type="button" className="local-outline" popoverTarget={OUTLINE_ID}>
          {texts.outline.title}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

/** Notice on a translation whose original has changed since, with a link to the original. */
function OutdatedNotice() {
  const { data } = usePage();
  const { config } = useSite();
  const { title, text, original } = useTexts().doc.outdated;
  return (
    <div className="callout callout-note" role="note" aria-label={title}>
      <p className="callout-title">{title}</p>
      <p>
        {text}
        <a href={localize(data.routePath, SOURCE_LANG, config.lang)} hrefLang={SOURCE_LANG}>
          {original}
        </a>
      </p>
    </div>
  );
}
