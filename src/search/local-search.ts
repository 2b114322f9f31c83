/** Local search of one language: the headings answer first; then all words and the snippets are loaded. */

import { loadOnce } from '#shared/load-once.ts';
import type { IndexHeadings, IndexWords } from './index-data.ts';
import { createEngine, type LocalEngine, type PageTexts } from './local-engine.ts';
import type { SearchAnswer, SearchOptions } from './source.ts';

/** Loads the JSON at an address; rejects when loading fails. */
export type LoadJson = (url: string) => Promise<unknown>;

export interface LocalSearch {
  /** Loads the index; rejects when loading fails, and the next call tries again. */
  open(): Promise<void>;
  /** Searches the words loaded so far; may be empty where `complete` finds something. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /**
   * Searches all words and adds snippets, leaving out what cannot be loaded. Rejects when the words failed to load and
   * nothing was found: "no results" is claimed only after searching all texts.
   */
  complete(query: string, options: SearchOptions): Promise<SearchAnswer>;
  suggest(query: string): Promise<readonly string[]>;
}

export interface WordsFile extends IndexWords {
  /** For each page, the hash in the name of its file of texts. */
  readonly texts: readonly string[];
}

/**
 * @param base address of the language's files: the headings are `base.json`, all words are in `base/words.json`; texts are
 * in `text-….json` beside the index, under the names that the words list
 */
export function createLocalSearch(base: string, load: LoadJson): LocalSearch {
  const folder = base.slice(0, base.lastIndexOf('/'));
  let isAsked = false;

  const open = loadOnce(async (): Promise<LocalEngine> => {
    const engine = createEngine((await load(`${base}.json`)) as IndexHeadings);
    // A query that came first has compiled the engine already.
    setTimeout(() => isAsked || engine.warmUp());
    return engine;
  });
  const fetchWords = loadOnce(() => load(`${base}/words.json`) as Promise<WordsFile>);
  /** Adds the words to the engine, once: this takes longer than an answer. */
  const takeWords = loadOnce(async () => {
    try {
      await (await open()).addWords(await fetchWords());
    } catch (error) {
      // Invalid data is loaded again the next time.
      fetchWords.forget();
      throw error;
    }
  });
  const takeTexts = loadOnce(async (page: number) => {
    const name = (await fetchWords()).texts[page];
    const texts = (await load(`${folder}/text-${name}.json`)) as PageTexts;
    (await open()).addTexts(page, texts);
  });

  return {
    open: async () => void (await open()),
    async search(query, options) {
      isAsked = true;
      const engine = await open();
      const answer = engine.search(query, options);
      // Prefetch: the words are needed after the first answer. `takeWords` reports a failure.
      fetchWords().catch(() => undefined);
      return answer;
    },
    async complete(query, options) {
      const engine = await open();
      const failure = await takeWords().catch((error: unknown) => ({ error }));
      const answer = engine.search(query, options);
      if (failure && answer.nbHits === 0) throw failure.error;
      const missing = engine.missingTexts(answer.hits);
      if (missing.length === 0) return answer;
      // Results are useful without snippets; the next search tries again.
      await Promise.allSettled(missing.map((page) => takeTexts(page)));
      return engine.search(query, options);
    },
    suggest: async (query) => (await open()).suggest(query),
  };
}
