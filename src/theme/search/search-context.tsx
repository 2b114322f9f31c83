import { createContext, use } from 'react';
import type { PageData } from '#shared/page.ts';
import type { SearchSources } from '#search/source.ts';
import { usePage } from '../navigation/view.ts';

/** Returns the engines for the language and version of a page, the same ones on every call. */
export type SourcesOf = (page: PageData) => SearchSources;

const SearchContext = createContext<SourcesOf | undefined>(undefined);

export const SearchProvider = SearchContext.Provider;

/** The engines for the current page, idle before their first use. */
export function useSearchSources(): SearchSources {
  const sources = use(SearchContext);
  const { data } = usePage();
  if (!sources) throw new Error('useSearchSources is called outside <SearchProvider>');
  return sources(data);
}
