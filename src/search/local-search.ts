/** The local search: loads the index of a language, answers, and completes answers with snippets. */

import type { IndexData } from './index-data.ts';
import { createEngine, type LocalEngine, type PageTexts } from './local-engine.ts';
import type { SearchAnswer, SearchOptions } from './source.ts';

/** What the index and the texts are loaded with: an address to what its JSON says. Rejects when it cannot. */
export type LoadJson = (url: string) => Promise<unknown>;

export interface LocalSearch {
  /** Loads the index; rejects when it cannot be loaded, and the next call tries again. */
  open(): Promise<void>;
  search(query: string, options: SearchOptions): Promise<SearchAnswer>;
  /** The same answer, with the snippets whose texts had not been loaded; the answer as it is where they cannot be. */
  complete(query: string, options: SearchOptions): Promise<SearchAnswer>;
  suggest(query: string): Promise<readonly string[]>;
}

/** @param base address of the language's files: the index is `base.json`, the texts of its pages are `base/0.json` … */
export function createLocalSearch(base: string, load: LoadJson): LocalSearch {
  let opening: Promise<LocalEngine> | undefined;
  const loading = new Map<number, Promise<void>>();

  const open = (): Promise<LocalEngine> => {
    opening ??= load(`${base}.json`).then((data) => createEngine(data as IndexData));
    opening.catch(() => (opening = undefined));
    return opening;
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
    search: async (query, options) => (await open()).search(query, options),
    async complete(query, options) {
      const engine = await open();
      const answer = engine.search(query, options);
      const missing = engine.missingTexts(answer.hits);
      if (missing.length === 0) return answer;
      await Promise.all(missing.map((page) => loadTexts(engine, page)));
      return engine.search(query, options);
    },
    suggest: async (query) => (await open()).suggest(query),
  };
}
