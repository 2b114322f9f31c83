import { useEffect, useState } from 'react';
import { searchLocal } from '#search/local.ts';
import type { SearchRecord } from '#search/record.ts';
import { usePage } from '../page-context.tsx';
import { useLoadRecords } from './search-context.tsx';

/** Spec 5: a query is cut at this length. */
const QUERY_MAX_LENGTH = 512;

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
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    if (!isOpen) return undefined;
    let wanted = true;
    loadRecords(lang).then(
      (loaded) => {
        if (!wanted) return;
        setRecords(loaded);
        setFailure(undefined);
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setFailure(error);
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, lang, loadRecords]);

  const status = failure !== undefined ? 'error' : records ? 'idle' : 'loading';
  return {
    query,
    setQuery: (text) => setQuery(text.slice(0, QUERY_MAX_LENGTH)),
    status,
    results: searchLocal(records ?? [], query),
  };
}
