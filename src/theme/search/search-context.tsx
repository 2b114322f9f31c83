import { createContext, use } from 'react';
import type { SearchRecord } from '#search/record.ts';
import type { Lang } from '#shared/page.ts';

/** Loads the records of a language. */
export type LoadRecords = (lang: Lang) => Promise<readonly SearchRecord[]>;

const SearchContext = createContext<LoadRecords | undefined>(undefined);

export const SearchProvider = SearchContext.Provider;

export function useLoadRecords(): LoadRecords {
  const load = use(SearchContext);
  if (!load) throw new Error('useLoadRecords is called outside <SearchProvider>');
  return load;
}
