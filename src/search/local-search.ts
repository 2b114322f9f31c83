/**
 * The local search of a language. A small index gives the first answer; the words that it leaves out are loaded then, and
 * complete the answer together with its snippets.
 */

import type { IndexData, IndexWords } from './index-data.ts';
import { createEngine, type LocalEngine, type PageTexts } from './local-engine.ts';
import type { SearchAnswer, SearchOptions } from './source.ts';

/** What the index and the texts are loaded with: an address to what its JSON says. Rejects when it cannot. */
export type LoadJson = (url: string) => Promise<unknown>;

export interface LocalSearch {
  /** Loads the index; rejects when it cannot be loaded, and the next call tries again. */
  open(): Promise<void>;
  /** The answer out of the words that are there; it may be empty where `complete` finds something. */
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /**
   * The answer out of all words, with its snippets; without what cannot be loaded. Rejects when it would be empty
   * without all words: "nothing" is said only when no text has it.
   */
  complete(query: string, options: SearchOptions): Promise<SearchAnswer>;
  suggest(query: string): Promise<readonly string[]>;
}

/** @param base address of the language's files: the index is `base.json`, all words are in `base/words.json`, the texts
 * of its pages in `base/0.json` … */
export function createLocalSearch(base: string, load: LoadJson): LocalSearch {
  let opening: Promise<LocalEngine> | undefined;
  let words: Promise<unknown> | undefined;
  let taken: Promise<void> | undefined;
  const loading = new Map<number, Promise<void>>();
  let isAsked = false;

  const open = (): Promise<LocalEngine> => {
    opening ??= load(`${base}.json`).then((data) => {
      const engine = createEngine(data as IndexData);
      // Once, and after a query that has come meanwhile.
      setTimeout(() => isAsked || engine.warmUp());
      return engine;
    });
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const fetchWords = (): Promise<unknown> => {
    words ??= load(`${base}/words.json`);
    words.catch(() => (words = undefined));
    return words;
  };
  /** To take them in takes longer than an answer. What is no index is loaded again the next time. */
  const takeWords = (engine: LocalEngine): Promise<void> => {
    taken ??= fetchWords().then((given) => engine.giveWords(given as IndexWords));
    taken.catch(() => (words = taken = undefined));
    return taken;
  };
  const loadTexts = (engine: LocalEngine, page: number): Promise<void> => {
    const known = loading.get(page);
    if (known) return known;
    const texts = load(`${base}/${page}.json`).then(
      (given) => engine.giveTexts(page, given as PageTexts),
      // A result without a snippet is a result; the next search tries again.
      () => void loading.delete(page),
    );
    loading.set(page, texts);
    return texts;
  };

  return {
    open: async () => void (await open()),
    async search(query, options) {
      isAsked = true;
      const engine = await open();
      const answer = engine.search(query, options);
      // They follow the first answer. Whoever takes them tells of a failure.
      fetchWords().catch(() => undefined);
      return answer;
    },
    async complete(query, options) {
      const engine = await open();
      const failure = await takeWords(engine).catch((error: unknown) => ({ error }));
      const answer = engine.search(query, options);
      if (failure && answer.nbHits === 0) throw failure.error;
      const missing = engine.missingTexts(answer.hits);
      if (missing.length === 0) return answer;
      await Promise.all(missing.map((page) => loadTexts(engine, page)));
      return engine.search(query, options);
    },
    suggest: async (query) => (await open()).suggest(query),
  };
}
