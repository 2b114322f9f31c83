/** A search that goes on after the page was reloaded for it. */

import { readEntry, writeEntry } from '../hooks/history-entry.ts';

const FIELD = 'docsSearch';

/** The text of the search that waits for the page; undefined when there is none. */
export function keptSearch(): string | undefined {
  const text = readEntry(FIELD);
  return typeof text === 'string' ? text : undefined;
}

/** Keeps a search for after the reload; undefined forgets it. */
export function keepSearch(text: string | undefined): void {
  writeEntry(FIELD, text);
}
