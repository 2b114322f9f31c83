import { searchManifest } from 'virtual:search';
import type { SearchManifest } from '#shared/manifest.ts';
import { loadOnce } from '#shared/load-once.ts';
import { trustScript } from '#shared/trusted.ts';
import type { LocalSearch } from '#search/local-search.ts';
import { withTimeout } from '#search/with-timeout.ts';
import type { SearchSource } from '#search/source.ts';
import { fetchJson } from '#theme/parts/fetch-ok.ts';
import type { WorkerReply } from './search-worker.ts';
// oxlint-disable-next-line import/default -- Vite makes this module: the address of the worker
import workerAddress from './search-worker.ts?worker&url';

/** Delay before the texts for snippets are fetched, so that half-typed queries fetch none. */
const SNIPPET_DELAY_MS = 100;
/** Hits in the first answer: enough to fill the window; rendering takes time. The rest comes with the snippets. */
const FIRST_HITS = 8;

/** Fetches the address of a locale's search files. Rejects when the answer lacks it, so that the next call tries again. */
export const findSearchFiles = loadOnce(async (locale: string) => {
  const base = ((await fetchJson(searchManifest)) as Partial<SearchManifest> | null)?.[locale];
  if (typeof base !== 'string') throw new Error(`${searchManifest} has no address for ${locale}`);
  return `${location.origin}/${base}`;
});

const searchOf = loadOnce(async (locale: string) => {
  const base = await findSearchFiles(locale);
  return { base, ...startSearch(base) };
});

/** Ends a search and its worker; the next call starts a new one. */
function endSearch(locale: string, search: ReturnType<typeof searchOf>): void {
  search.then((thread) => thread.end()).catch(() => undefined);
  searchOf.forget(locale, search);
}

/**
 * Calls the search within a time limit. When it fails, ends its worker, and tries once more if a deployment has renamed
 * the files.
 * @param isWanted whether the reader still waits for the answer; if not, the worker is left to later queries
 */
async function callSearch<Answer>(
  locale: string,
  ask: (search: SearchThread) => Promise<Answer>,
  isWanted: () => boolean,
): Promise<Answer> {
  let search = searchOf(locale);
  const run = async () => {
    try {
      return await search.then(ask);
    } catch (error) {
      const { base } = await search;
      if (!isWanted()) throw error;
      endSearch(locale, search);
      findSearchFiles.forget(locale);
      if ((await findSearchFiles(locale)) === base) throw error;
      search = searchOf(locale);
      return search.then(ask);
    }
  };
  try {
    return await withTimeout(run());
  } catch (error) {
    if (isWanted()) {
      endSearch(locale, search);
      // The list of the files may be what hangs.
      findSearchFiles.forget(locale);
    }
    throw error;
  }
}

/** The search over the site's own index, idle before the first call. @param locale as in the manifest: `en`, `v1/zh` */
export function createLocalSource(locale: string): SearchSource {
  let last = 0;
  let prepared: ReturnType<typeof searchOf> | undefined;
  return {
    id: 'local',
    prepare() {
      // Under the dev server, each opening of the search reads the content as it is now.
      if (import.meta.hot) endSearch(locale, searchOf(locale));
      const search = searchOf(locale);
      if (search === prepared) return;
      prepared = search;
      // Ignored here: the next search reports a failure.
      search
        .then(({ open }) => open())
        .catch(() => {
          endSearch(locale, search);
          findSearchFiles.forget(locale);
        });
    },
    async search(query, options) {
      const own = ++last;
      const hitsPerPage = Math.min(FIRST_HITS, options.hitsPerPage);
      const isLast = () => own === last;
      const answer = await callSearch(locale, (search) => search.search(query, { ...options, hitsPerPage }), isLast);
      // Before all words are loaded, zero hits is not yet an answer.
      if (answer.nbHits === 0)
        return { ...answer, complete: callSearch(locale, (search) => search.complete(query, options), isLast) };
      const complete = new Promise((pause) => setTimeout(pause, SNIPPET_DELAY_MS)).then(() =>
        isLast() ? searchOf(locale).then((search) => search.complete(query, options)) : answer,
      );
      return { ...answer, complete: complete.catch(() => answer) };
    },
    suggest: async (query) => (await searchOf(locale)).suggest(query),
    onSelect: () => undefined,
    onShow: () => undefined,
  };
}

/** The local search, in a worker. */
interface SearchThread extends LocalSearch {
  /** Stops the search; pending calls reject. */
  end(): void;
}

/** Runs the local search in a worker. Pending calls reject when the worker cannot start. */
function startSearch(base: string): SearchThread {
  const worker = new Worker(trustScript(workerAddress), { type: 'module', name: base });
  let failure: Error | undefined;
  const pending = new Set<(reason: Error) => void>();
  const fail = (reason: Error) => {
    failure = reason;
    for (const reject of pending) reject(reason);
  };
  worker.addEventListener('error', ({ message }) => fail(new Error(message || 'The search cannot start')));

  const ask = <Name extends keyof LocalSearch>(name: Name, ...args: Parameters<LocalSearch[Name]>) =>
    new Promise<unknown>((resolve, reject) => {
      if (failure) return reject(failure);
      pending.add(reject);
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data: { value, error } }: MessageEvent<WorkerReply>) => {
        // An open port would stay in memory, one for each keystroke.
        port1.close();
        pending.delete(reject);
        if (error === undefined) resolve(value);
        else reject(new Error(error));
      });
      port1.start();
      worker.postMessage({ name, args }, [port2]);
    }) as ReturnType<LocalSearch[Name]>;

  return {
    open: () => ask('open'),
    search: (query, options) => ask('search', query, options),
    complete: (query, options) => ask('complete', query, options),
    suggest: (query) => ask('suggest', query),
    end() {
      worker.terminate();
      fail(new Error('The search has ended'));
    },
  };
}
