/** The overview's filter text, kept in the history entry, so that Back and reload restore it. */

import { readEntry, writeEntry } from '../hooks/history-entry.ts';

const FIELD = 'docsFilter';

/** The filter text of the current history entry, or an empty string. */
export function readFilter(): string {
  const text = readEntry(FIELD);
  return typeof text === 'string' ? text : '';
}

export function writeFilter(text: string): void {
  writeEntry(FIELD, text);
}
