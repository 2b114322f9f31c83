import { searchFolder } from 'virtual:search';
import type { Lang } from '#shared/page.ts';
import { inTime, LOAD_LIMIT_MS } from '#search/in-time.ts';
import type { SearchSource } from '#search/source.ts';
import { startSearch, type SearchThread } from './search-thread.ts';

/** How long a query has to stand before the texts for its snippets are fetched: half-typed ones need none. */
const SNIPPET_DELAY_MS = 100;
/** Hits of the first answer: they fill the window, and the rest comes with the snippets. Each one takes time to draw. */
const FIRST_HITS = 8;

const running = new Map<Lang, SearchThread>();

function searchOf(lang: Lang): SearchThread {
  const known = running.get(lang);
  if (known) return known;
  const search = startSearch(`${location.origin}/${searchFolder}/${lang}`);
  running.set(lang, search);
  return search;
}

/** Asks the search for what the reader waits for. One that fails, or does not answer in time, makes way for a new one. */
async function asked<Answer>(lang: Lang, ask: (search: SearchThread) => Promise<Answer>): Promise<Answer> {
  const search = searchOf(lang);
  try {
    return await inTime(ask(search), LOAD_LIMIT_MS);
  } catch (error) {
    search.end();
    if (running.get(lang) === search) running.delete(lang);
    throw error;
  }
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
      const answer = await asked(lang, (search) => search.search(query, { ...options, hitsPerPage }));
      // Until all words are there, no hit says nothing.
      if (answer.nbHits === 0) return { ...answer, complete: asked(lang, (search) => search.complete(query, options)) };
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
