/** A search that goes on after the page was reloaded for it. */

import { readEntry, writeEntry } from '../hooks/history-entry.ts';

const FIELD = 'docsSearch';

/** The text of the search that waits for the page; undefined when there is none. */
export function keptSearch(): string | undefined {
  const text = readEntry(FIELD);
  return typeof text === 'string' ? text : undefined;
}

/** Reloads the page, where the search then opens with the text. */
export function reloadForSearch(text: string): void {
  writeEntry(FIELD, text);
  location.reload();
}

/** The search has been opened. */
export function forgetSearch(): void {
  writeEntry(FIELD, undefined);
}
