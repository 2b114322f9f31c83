import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { LANGS, type Lang, type PageData } from '#shared/page.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import { ViewProvider, type PageContent } from '#theme/navigation/view.ts';
import { SearchProvider, type SourcesOf } from '#theme/search/search-context.tsx';
import { searchSources } from '#search/source.ts';
import { dataWith } from './pages.ts';
import { fakeSource } from './search.ts';
import { site } from './site.ts';

/** The site data of a language, as the theme gets it. */
export function siteData(lang: Lang = 'en', { config, locales }: Site = site): SiteData {
  const languages = LANGS.map((each) => {
    const { tag, label, texts } = locales[each];
    return { lang: each, tag, label, notFound: texts.notFound };
  });
  return { config, locale: locales[lang], languages };
}

export interface Surroundings {
  readonly page?: Partial<PageData>;
  readonly site?: SiteData;
  readonly sidebar?: readonly SidebarEntry[];
  readonly Content?: PageContent;
  /** Address with its hash; defaults to the page's own path. */
  readonly address?: string;
  readonly sources?: SourcesOf;
}

/** A part of the theme in the router and the contexts that it reads. */
export function inSite(part: ReactNode, given: Surroundings = {}): ReactNode {
  const data = dataWith(given.page);
  const { sidebar = [], Content = () => <p>Prose.</p>, sources = () => searchSources(fakeSource()) } = given;
  return (
    <MemoryRouter initialEntries={[given.address ?? data.routePath]}>
      <ViewProvider value={{ site: given.site ?? siteData(data.lang), page: { data, sidebar, Content } }}>
        <SearchProvider value={sources}>{part}</SearchProvider>
      </ViewProvider>
    </MemoryRouter>
  );
}

export function renderInSite(part: ReactNode, given?: Surroundings): RenderResult {
  return render(inSite(part, given));
}

/** Storage that throws on every access, as in a browser with blocked cookies. */
export const blockedStorage = {
  getItem() {
    throw new Error('blocked');
  },
  setItem() {
    throw new Error('blocked');
  },
};
