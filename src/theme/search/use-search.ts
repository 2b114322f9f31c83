import { useEffect, useState } from 'react';
import { groupHits, type HitGroup } from '#search/hits.ts';
import type { SearchAnswer, SearchSource } from '#search/source.ts';
import { NARROW } from '../parts/breakpoints.ts';
import { needsReload } from '../parts/page-state.ts';

/** Spec 9: results per page. */
const HITS_PER_PAGE = 20;
/** Spec 4: delay before a pending answer counts as stalled. */
const STALL_MS = 300;
/** Words per snippet. Spec 9 sets the narrow value; for wider screens it is silent, and this fills a line. */
const SNIPPET_WORDS = { narrow: 10, wide: 15 } as const;

export interface Found {
  readonly query: string;
  readonly source: SearchSource;
  readonly answer: SearchAnswer;
  readonly groups: readonly HitGroup[];
  /** Number of results, including those still to come. */
  readonly count: number;
  readonly suggestions: readonly string[];
}

export interface SearchState {
  /** Spec 4. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error';
  /** The last answer; kept until the next one arrives. */
  readonly found?: Found | undefined;
}

const IDLE: SearchState = { status: 'idle' };

/**
 * Runs a query; an empty one clears the state. A late answer to an older query never replaces a newer one.
 * @param reload called when the query has failed because of a deployment
 */
export function useSearch(
  query: string,
  source: SearchSource,
  attempt: number,
  reload: (query: string) => void,
): SearchState {
  const [state, setState] = useState<SearchState>(IDLE);

  useEffect(() => {
    let isWanted = true;
    const change = (next: (before: SearchState) => SearchState) => {
      if (isWanted) setState(next);
    };
    if (query === '') {
      change(() => IDLE);
      return undefined;
    }
    change(({ found }) => ({ status: 'loading', found }));
    const stall = setTimeout(() => change(({ found }) => ({ status: 'stalled', found })), STALL_MS);
    const snippetWords = matchMedia(NARROW).matches ? SNIPPET_WORDS.narrow : SNIPPET_WORDS.wide;

    const show = (answer: SearchAnswer, suggestions: readonly string[] = []) => {
      const groups = groupHits(answer.hits);
      const shown = groups.reduce((sum, { hits }) => sum + hits.length, 0);
      const count = answer.complete ? Math.min(answer.nbHits, HITS_PER_PAGE) : shown;
      change(() => ({ status: 'idle', found: { query, source, answer, groups, count, suggestions } }));
    };
    const ask = async () => {
      const first = await source.search(query, { hitsPerPage: HITS_PER_PAGE, snippetWords });
      // No hits yet is not final; keep the status, but drop the results of the last query.
      if (first.hits.length === 0 && first.complete) change(({ status }) => ({ status }));
      else {
        clearTimeout(stall);
        show(first);
      }
      const answer = (await first.complete) ?? first;
      clearTimeout(stall);
      if (answer !== first) show(answer);
      if (answer.hits.length > 0 || !isWanted) return;
      // Suggestions are optional.
      show(answer, await source.suggest(query).catch(() => []));
    };
    ask().catch(async (error: unknown) => {
      clearTimeout(stall);
      if (!isWanted) return;
      console.error(error);
      change(() => ({ status: 'error' }));
      // A newer build has replaced the application and its files.
      if ((await needsReload(false)) && isWanted) reload(query);
    });
    return () => {
      isWanted = false;
      clearTimeout(stall);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another attempt asks the same again
  }, [query, source, attempt, reload]);

  const { found } = state;
  useEffect(() => {
    if (found && found.groups.length > 0) found.source.onShow(found.answer);
  }, [found]);

  return state;
}
