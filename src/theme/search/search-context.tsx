import { createContext, use } from 'react';
import type { Lang } from '#shared/page.ts';
import type { SearchSources } from '#search/sources.ts';
import { usePage } from '../navigation/view.ts';

/** Returns the engines for a language, the same ones on every call. */
export type SourcesOf = (lang: Lang) => SearchSources;

const SearchContext = createContext<SourcesOf | undefined>(undefined);

export const SearchProvider = SearchContext.Provider;

/** Returns a getter of the engines for the current language. A getter, since most readers never search. */
export function useSearchSources(): () => SearchSources {
  const sources = use(SearchContext);
  const { lang } = usePage().data;
  if (!sources) throw new Error('useSearchSources is called outside <SearchProvider>');
  return () => sources(lang);
}
