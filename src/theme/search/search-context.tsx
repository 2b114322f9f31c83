import { createContext, use } from 'react';
import type { SearchSource } from '#search/source.ts';
import type { Lang } from '#shared/page.ts';

/** Loads the engine for a language. */
export type OpenSource = (lang: Lang) => Promise<SearchSource>;

const SearchContext = createContext<OpenSource | undefined>(undefined);

export const SearchProvider = SearchContext.Provider;

export function useOpenSource(): OpenSource {
  const open = use(SearchContext);
  if (!open) throw new Error('useOpenSource is called outside <SearchProvider>');
  return open;
}
