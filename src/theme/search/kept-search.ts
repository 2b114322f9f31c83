/** Keeps a search over a reload of the page: the history entry holds its text. */

import { readHistoryText, writeHistoryState } from '../parts/history-state.ts';

const FIELD = 'docsSearch';

/** The text of the kept search; undefined when there is none. */
export const keptSearch = () => readHistoryText(FIELD);

/** Reloads the page and opens the search there, with the text. */
export function reloadForSearch(text: string): void {
  writeHistoryState(FIELD, text);
  location.reload();
}

/** Call once the kept search has been opened. */
export function forgetSearch(): void {
  writeHistoryState(FIELD, undefined);
}
