import { searchManifest } from 'virtual:search';
import type { SearchManifest } from '#shared/manifest.ts';
import { loadOnce } from '#shared/load-once.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { withTimeout } from '#search/with-timeout.ts';
import type { SearchSource } from '#search/source.ts';
import { fetchJson } from '#theme/parts/fetch-ok.ts';
import { startSearch, type SearchThread } from './search-thread.ts';

/** Delay before the texts for snippets are fetched, so that half-typed queries fetch none. */
const SNIPPET_DELAY_MS = 100;
/** Hits in the first answer: enough to fill the window; rendering takes time. The rest comes with the snippets. */
const FIRST_HITS = 8;

/** Fetches the addresses of the search files. Rejects when the answer lacks them, so that the next call tries again. */
export const findSearchFiles = loadOnce(async () => {
  const files = (await fetchJson(searchManifest)) as SearchManifest | null;
  if (!files || !LANGS.every((lang) => typeof files[lang] === 'string'))
    throw new Error(`${searchManifest} has no addresses`);
  return files;
});

const baseOf = async (lang: Lang) => `${location.origin}/${(await findSearchFiles())[lang]}`;

const searchOf = loadOnce(async (lang: Lang) => {
  const base = await baseOf(lang);
  return { base, ...startSearch(base) };
});

/**
 * Calls a language's search with a time limit. Repeats the call with the new files when a deployment has renamed them.
 * Ends the search on failure or timeout, so that the next call starts a new one.
 */
async function callSearch<Answer>(lang: Lang, ask: (search: SearchThread) => Promise<Answer>): Promise<Answer> {
  let search = searchOf(lang);
  const end = () => {
    search.then((thread) => thread.end()).catch(() => undefined);
    searchOf.forget(lang, search);
  };
  const run = async () => {
    try {
      return await search.then(ask);
    } catch (error) {
      const { base } = await search;
      end();
      findSearchFiles.forget();
      if ((await baseOf(lang)) === base) throw error;
      search = searchOf(lang);
      return search.then(ask);
    }
  };
  try {
    return await withTimeout(run());
  } catch (error) {
    end();
    // The list of the files may be what hangs.
    findSearchFiles.forget();
    throw error;
  }
}

/** The search over the index built with the site. Fetches and starts nothing before the first call. */
export function createLocalSource(lang: Lang): SearchSource {
  let last = 0;
  return {
    id: 'local',
    prepare() {
      // Under the dev server, each opening of the search reads the content as it is now.
      if (import.meta.hot) searchOf.forget(lang);
      // Ignored here: the search itself fails again and reports.
      searchOf(lang)
        .then((search) => search.open())
        .catch(() => undefined);
    },
    async search(query, options) {
      const own = ++last;
      const hitsPerPage = Math.min(FIRST_HITS, options.hitsPerPage);
      const answer = await callSearch(lang, (search) => search.search(query, { ...options, hitsPerPage }));
      // Before all words are loaded, zero hits is not yet an answer.
      if (answer.nbHits === 0)
        return { ...answer, complete: callSearch(lang, (search) => search.complete(query, options)) };
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
