import { useEffect, useState } from 'react';
import type { SearchRecord } from '#search/record.ts';
import type { SearchSource } from '#search/source.ts';
import { usePage } from '../page-context.tsx';
import { useOpenSource } from './search-context.tsx';

/** Spec 5: a query is cut at this length. */
const QUERY_MAX_LENGTH = 512;
/** Spec 9: results per page. */
const HITS_PER_PAGE = 20;
const SNIPPET_WORDS = 10;

export interface SearchState {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly status: 'loading' | 'idle' | 'error';
  readonly results: readonly SearchRecord[];
}

/** The search as the dialog shows it. The engine is loaded when the dialog opens for the first time. */
export function useSearch(isOpen: boolean): SearchState {
  const { lang } = usePage().data;
  const openSource = useOpenSource();
  const [query, setQuery] = useState('');
  const [source, setSource] = useState<SearchSource>();
  const [status, setStatus] = useState<SearchState['status']>('loading');
  const [results, setResults] = useState<readonly SearchRecord[]>([]);

  useEffect(() => {
    if (!isOpen) return undefined;
    let wanted = true;
    const fail = (error: unknown) => {
      console.error(error);
      if (wanted) setStatus('error');
    };
    openSource(lang).then((opened) => {
      opened.prepare();
      if (!wanted) return;
      setSource(opened);
      setStatus('loading');
    }, fail);
    return () => {
      wanted = false;
    };
  }, [isOpen, lang, openSource]);

  useEffect(() => {
    if (!isOpen || !source) return undefined;
    let wanted = true;
    source.search(query, { hitsPerPage: HITS_PER_PAGE, snippetWords: SNIPPET_WORDS }).then(
      ({ hits }) => {
        if (!wanted) return;
        setResults(hits);
        setStatus('idle');
      },
      (error: unknown) => {
        console.error(error);
        if (wanted) setStatus('error');
      },
    );
    return () => {
      wanted = false;
    };
  }, [isOpen, source, query]);

  return { query, setQuery: (text) => setQuery(text.slice(0, QUERY_MAX_LENGTH)), status, results };
}
