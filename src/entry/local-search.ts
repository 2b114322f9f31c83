import { searchManifest } from 'virtual:search';
import type { SearchManifest } from '#shared/manifest.ts';
import type { Lang } from '#shared/page.ts';
import { inTime, LOAD_LIMIT_MS } from '#search/in-time.ts';
import type { SearchSource } from '#search/source.ts';
import { fetchJson } from './fetch-json.ts';
import { startSearch, type SearchThread } from './search-thread.ts';

/** Delay before the texts for snippets are fetched, so that half-typed queries fetch none. */
const SNIPPET_DELAY_MS = 100;
/** Hits in the first answer: rendering takes time, and these fill the window. The rest comes with the snippets. */
const FIRST_HITS = 8;

let manifest: Promise<SearchManifest> | undefined;

/** Fetches the addresses of the search files, once; the next call tries again when that fails. */
export function findSearchFiles(): Promise<SearchManifest> {
  manifest ??= fetchJson(searchManifest) as Promise<SearchManifest>;
  manifest.catch(() => (manifest = undefined));
  return manifest;
}

const running = new Map<Lang, Promise<SearchThread>>();

async function start(lang: Lang): Promise<SearchThread> {
  const files = await findSearchFiles();
  return startSearch(`${location.origin}/${files[lang]}`);
}

function searchOf(lang: Lang): Promise<SearchThread> {
  const known = running.get(lang);
  if (known) return known;
  const search = start(lang);
  running.set(lang, search);
  search.catch(() => running.delete(lang));
  return search;
}

/** Runs a call with a time limit. Ends the search on failure or timeout, so that the next call starts a new one. */
async function asked<Answer>(lang: Lang, ask: (search: SearchThread) => Promise<Answer>): Promise<Answer> {
  const search = searchOf(lang);
  try {
    return await inTime(search.then(ask), LOAD_LIMIT_MS);
  } catch (error) {
    search.then(({ end }) => end()).catch(() => undefined);
    if (running.get(lang) === search) running.delete(lang);
    throw error;
  }
}

/** The search over the index built with the site. Fetches and starts nothing before the first call. */
export function createLocalSource(lang: Lang): SearchSource {
  let last = 0;
  return {
    id: 'local',
    // The search itself fails again and reports.
    prepare: () =>
      void searchOf(lang)
        .then((search) => search.open())
        .catch(() => undefined),
    async search(query, options) {
      const own = ++last;
      const hitsPerPage = Math.min(FIRST_HITS, options.hitsPerPage);
      const answer = await asked(lang, (search) => search.search(query, { ...options, hitsPerPage }));
      // Before all words are loaded, zero hits is not yet an answer.
      if (answer.nbHits === 0) return { ...answer, complete: asked(lang, (search) => search.complete(query, options)) };
      const complete = new Promise((pause) => setTimeout(pause, SNIPPET_DELAY_MS)).then(() =>
        own === last ? searchOf(lang).then((search) => search.complete(query, options)) : answer,
      );
      return { ...answer, complete: complete.catch(() => answer) };
    },
    suggest: async (query) => (await searchOf(lang)).suggest(query),
    onSelect: () => undefined,
    onShow: () => undefined,
  };
}
