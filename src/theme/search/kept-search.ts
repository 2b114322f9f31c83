/** Keeps a search over a reload of the page: the history entry holds its text. */

import { readEntry, writeEntry } from '../parts/history-entry.ts';

const FIELD = 'docsSearch';

/** The text of the kept search; undefined when there is none. */
export function keptSearch(): string | undefined {
  const text = readEntry(FIELD);
  return typeof text === 'string' ? text : undefined;
}

/** Reloads the page and opens the search there, with the text. */
export function reloadForSearch(text: string): void {
  writeEntry(FIELD, text);
  location.reload();
}

/** Call once the kept search has been opened. */
export function forgetSearch(): void {
  writeEntry(FIELD, undefined);
}
