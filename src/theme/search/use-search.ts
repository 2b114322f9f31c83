import { useEffect, useState } from 'react';
import { searchLocal } from '#search/local.ts';
import type { SearchRecord } from '#search/record.ts';
import { usePage } from '../page-context.tsx';
import { useLoadRecords } from './search-context.tsx';

/** Spec 5: a query is cut at this length. */
export const QUERY_MAX_LENGTH = 512;

export interface SearchState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly status: 'loading' | 'idle' | 'error';
  readonly results: readonly SearchRecord[];
}

/** The search as the dialog shows it. The records are loaded when the dialog opens for the first time. */
export function useSearch(isOpen: boolean): SearchState {
  const { lang } = usePage().data;
  const loadRecords = useLoadRecords();
  const [query, setQuery] = useState('');
  const [records, setRecords] = useState<readonly SearchRecord[]>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!isOpen) return undefined;
    let wanted = true;
    setFailed(false);
    loadRecords(lang).then(
      (loaded) => wanted && setRecords(loaded),
      (error: unknown) => {
        console.error(error);
        if (wanted) setFailed(true);
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, lang, loadRecords]);

  const status = failed ? 'error' : records ? 'idle' : 'loading';
  return {
    query,
    setQuery: (text) => setQuery(text.slice(0, QUERY_MAX_LENGTH)),
    status,
    results: searchLocal(records ?? [], query),
  };
}
