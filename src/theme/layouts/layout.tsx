import { Fragment, useEffect, useRef, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { CONTENT_ID } from '#shared/dom.ts';
import { localeKey } from '#shared/path.ts';
import type { PageType } from '#shared/schema/frontmatter.ts';
import { useApiNotes } from '../code/use-api-notes.ts';
import { useCodeButtons } from '../code/code-buttons.ts';
import { useScrollBoxes } from '../hooks/use-scroll-boxes.ts';
import { useBrowserValue } from '../hooks/use-browser-value.ts';
import { mdxComponents } from '../mdx/components.ts';
import { Navbar } from '../nav/navbar.tsx';
import { usePage, useSite, useTexts } from '../navigation/view.ts';
import { closeBoxes, MENUS } from '../parts/close-menus.ts';
import { focusContent } from '../parts/focus-place.ts';
import { ScrollToTop } from '../scroll-to-top/scroll-to-top.tsx';
import { SearchOpener } from '../search/search-opener.tsx';
import { useImageZoom } from '../zoom/use-image-zoom.ts';
import { DocLayout } from './doc-layout.tsx';
import { hideParts } from './hidden-parts.ts';
import { HomeLayout } from './home-layout.tsx';
import { NotFoundLayout } from './not-found-layout.tsx';

const LAYOUTS = {
  doc: DocLayout,
  home: HomeLayout,
  '404': NotFoundLayout,
  custom: CustomLayout,
  blank: CustomLayout,
} satisfies Record<PageType, ComponentType>;

/** The frame of every page: navbar, the layout of the page type, and overlays. */
export function Layout() {
  const { pageType, frontmatter, lang, routePath } = usePage().data;
  const texts = useTexts();
  const { search: hasSearch, hideNavbar, enableScrollToTop } = useSite().config.themeConfig;
  const hasGlobalUI = useHasGlobalUI();
  const PageLayout = LAYOUTS[pageType];
  const hasNavbar = pageType !== 'blank' && frontmatter.navbar !== false && hideNavbar !== 'always';
  const { search } = useLocation();
  // After the paint is early enough: on the first page the start-up script has hidden the parts already.
  useEffect(() => hideParts(search), [search]);
  useCloseOnRoute();
  useApiNotes();
  useCodeButtons();
  useScrollBoxes();
  useImageZoom(hasGlobalUI);
  return (
    // Remounted per language, since a browser's translation may have removed React's text nodes, and per version, since
    // the search keeps the engine it started with.
    <Fragment key={localeKey(routePath, lang)}>
      <div className={hasNavbar ? 'page' : 'page page-without-navbar'}>
        <a className="skip-link" href={`#${CONTENT_ID}`} onClick={focusContent}>
          {texts.nav.skipToContent}
        </a>
        {hasNavbar && <Navbar />}
        <PageLayout />
        {enableScrollToTop && hasGlobalUI && <ScrollToTop />}
      </div>
      {pageType !== 'blank' && hasSearch && <SearchOpener />}
    </Fragment>
  );
}

/** Spec 2.4, "custom" and "blank": only the page content. */
function CustomLayout() {
  const { data, Content } = usePage();
  return (
    <main key={data.routePath} id={CONTENT_ID}>
      <Content components={mdxComponents} />
    </main>
  );
}

/** Whether the page has extras such as zoom (spec 2.4): the frontmatter and, after hydration, the query may say no. */
export function useHasGlobalUI(): boolean {
  const { search } = useLocation();
  const { frontmatter } = usePage().data;
  const isAllowed = useBrowserValue(() => new URLSearchParams(search).get('globalUIComponents') !== '0', true);
  return isAllowed && frontmatter.globalUIComponents !== false;
}

/** Closes all menus on navigation to another page or section. */
export function useCloseOnRoute(): void {
  const location = useLocation();
  // A menu opened before hydration stays open.
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current !== location) closeBoxes(MENUS);
    shown.current = location;
  }, [location]);
}
