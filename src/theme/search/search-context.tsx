import { createContext, use } from 'react';
import type { Lang } from '#shared/page.ts';
import type { SearchSources } from '#search/sources.ts';
import { usePage } from '../page-context.tsx';

/** The engines that search the pages of a language; the same ones at every call. */
export type SourcesOf = (lang: Lang) => SearchSources;

const SearchContext = createContext<SourcesOf | undefined>(undefined);

export const SearchProvider = SearchContext.Provider;

/** How to get the engines for the language of the page on screen; made at the call, since most readers never search. */
export function useSearchSources(): () => SearchSources {
  const sources = use(SearchContext);
  const { lang } = usePage().data;
  if (!sources) throw new Error('useSearchSources is called outside <SearchProvider>');
  return () => sources(lang);
}
