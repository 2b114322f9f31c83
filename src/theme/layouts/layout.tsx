import type { ComponentType } from 'react';
import { CONTENT_ID } from '#shared/dom.ts';
import type { PageType } from '#shared/page.ts';
import { useAppearanceSync } from '../appearance/theme-toggle.tsx';
import { useCodeTools } from '../code/use-code-tools.ts';
import { NavScreen } from '../nav/nav-screen.tsx';
import { Navbar } from '../nav/navbar.tsx';
import { usePage } from '../page-context.tsx';
import { SearchOpener } from '../search/search-opener.tsx';
import { useSite, useTexts } from '../site-context.tsx';
import { CustomLayout } from './custom-layout.tsx';
import { DocLayout } from './doc-layout.tsx';
import { HomeLayout } from './home-layout.tsx';
import { NotFoundLayout } from './not-found-layout.tsx';

const LAYOUTS = {
  doc: DocLayout,
  home: HomeLayout,
  '404': NotFoundLayout,
  custom: CustomLayout,
  blank: CustomLayout,
} satisfies Record<PageType, ComponentType>;

/** The frame of every page: the bar, the layout of the page's type, what opens above them. */
export function Layout() {
  const { pageType, frontmatter, lang } = usePage().data;
  const texts = useTexts();
  const hasSearch = useSite().config.themeConfig.search;
  const PageLayout = LAYOUTS[pageType];
  const hasNavbar = pageType !== 'blank' && frontmatter.navbar !== false;
  useAppearanceSync();
  useCodeTools();
  return (
    <div className={hasNavbar ? 'page' : 'page page-without-navbar'}>
      <a className="skip-link" href={`#${CONTENT_ID}`}>
        {texts.nav.skipToContent}
      </a>
      {hasNavbar && <Navbar />}
      {hasNavbar && <NavScreen />}
      <PageLayout />
      {hasNavbar && hasSearch && <SearchOpener key={lang} />}
    </div>
  );
}
