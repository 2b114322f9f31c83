import { createListeners } from '../parts/listeners.ts';

/** Requests to the search from the rest of the theme; `SearchOpener` handles them. */
export const openRequests = createListeners();
export const prepareRequests = createListeners();

export const openSearch = openRequests.notify;

/** Signals that the reader may search soon, so that code and index are fetched ahead. Cheap to call often. */
export const prepareSearch = prepareRequests.notify;
