import type { SearchSource } from './source.ts';

/** The engines of a search: the one that is asked, and the one that the error screen offers. */
export interface SearchSources {
  readonly main: SearchSource;
  readonly fallback?: SearchSource | undefined;
}

/**
 * The engines together. Two with one id are refused (spec 5): their results could not be told apart.
 * @throws Error that names the id; a mistake of whoever puts the site together, never of a reader
 */
export function searchSources(main: SearchSource, fallback?: SearchSource): SearchSources {
  if (main.id === fallback?.id) {
    throw new Error(`two search sources have the id "${main.id}"; give each an id of its own`);
  }
  return { main, fallback };
}
