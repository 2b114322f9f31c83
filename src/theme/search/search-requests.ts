import { createListeners } from '../hooks/listeners.ts';

/** Requests to the search from the rest of the theme; `SearchOpener` handles them. */
export const openRequests = createListeners<string>();
export const prepareRequests = createListeners();

/** @param text initial text of the field */
export function openSearch(text = ''): void {
  openRequests.notify(text);
}

/** Signals that the reader may search soon, so that code and index are fetched ahead. Cheap to call often. */
export function prepareSearch(): void {
  prepareRequests.notify();
}
