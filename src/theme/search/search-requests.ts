/** Requests to the search from the rest of the theme; `SearchOpener` handles them. */
export const OPEN_EVENT = 'docs:open-search';
export const PREPARE_EVENT = 'docs:prepare-search';

export function openSearch(): void {
  dispatchEvent(new Event(OPEN_EVENT));
}

/** Signals that the reader may search soon, so that code and index are fetched ahead. Cheap to call often. */
export function prepareSearch(): void {
  dispatchEvent(new Event(PREPARE_EVENT));
}
