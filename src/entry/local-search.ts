import { searchFolder } from 'virtual:search';
import type { Lang } from '#shared/page.ts';
import type { LocalSearch } from '#search/local-search.ts';
import type { SearchSource } from '#search/source.ts';
import { startSearch } from './search-thread.ts';

/** How long a query has to stand before the texts for its snippets are fetched: half-typed ones need none. */
const SNIPPET_DELAY_MS = 100;
/** Hits of the first answer: they fill the window, and the rest comes with the snippets. Each one takes time to draw. */
const FIRST_HITS = 8;

const running = new Map<Lang, LocalSearch>();

function searchOf(lang: Lang): LocalSearch {
  const known = running.get(lang);
  if (known) return known;
  const search = startSearch(`${location.origin}/${searchFolder}/${lang}`);
  running.set(lang, search);
  return search;
}

/** The search over the index that is built with the site. Nothing is fetched or started before the first call. */
export function createLocalSource(lang: Lang): SearchSource {
  let last = 0;
  return {
    id: 'local',
    // What fails here fails again in the search, which tells.
    prepare: () =>
      void searchOf(lang)
        .open()
        .catch(() => undefined),
    async search(query, options) {
      const own = ++last;
      const hitsPerPage = Math.min(FIRST_HITS, options.hitsPerPage);
      const answer = await searchOf(lang).search(query, { ...options, hitsPerPage });
      const complete = new Promise((pause) => setTimeout(pause, SNIPPET_DELAY_MS)).then(() =>
        own === last ? searchOf(lang).complete(query, options) : answer,
      );
      return { ...answer, complete: complete.catch(() => answer) };
    },
    suggest: (query) => searchOf(lang).suggest(query),
    onSelect: () => undefined,
    onShow: () => undefined,
  };
}
