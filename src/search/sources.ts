import type { SearchSource } from './source.ts';

/** The search engines: the one in use, and the fallback that the error screen offers. */
export interface SearchSources {
  readonly main: SearchSource;
  readonly fallback?: SearchSource | undefined;
}

/** Combines the engines. Equal ids are rejected (spec 5): their results could not be told apart. */
export function searchSources(main: SearchSource, fallback?: SearchSource): SearchSources {
  if (main.id === fallback?.id) {
    throw new Error(`two search sources have the id "${main.id}"; give each an id of its own`);
  }
  return { main, fallback };
}
