import { DocFooter } from '../doc/doc-footer.tsx';
import { MenuBar } from '../doc/menu-bar.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';
import { Outline } from '../outline/outline.tsx';
import { usePage } from '../page-context.tsx';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { MainContent } from './main-content.tsx';

/** Spec 2.4, "doc": sidebar, content, outline, footer. */
export function DocLayout() {
  const { data, sidebar } = usePage();
  const { frontmatter } = data;
  const hasSidebar = frontmatter.sidebar !== false && sidebar.length > 0;
  const hasOutline = frontmatter.outline !== false && data.toc.length > 0;
  return (
    <>
      <MenuBar hasSidebar={hasSidebar} hasOutline={hasOutline} />
      <div className={hasSidebar ? 'doc' : 'doc doc-without-sidebar'}>
        {hasSidebar && <Sidebar />}
        <div className="doc-main">
          <MainContent>{frontmatter.footer !== false && <DocFooter />}</MainContent>
          {frontmatter.footer !== false && <SiteFooter />}
        </div>
        {hasOutline && <Outline />}
      </div>
    </>
  );
}
