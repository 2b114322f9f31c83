/** Names shared by the HTML, the start-up script and the client. No heading has an id with the prefix `docs-`. */

export const ROOT_ID = 'docs-root';
/** The page's main element: target of the skip link; receives focus after navigation. */
export const CONTENT_ID = 'docs-content';
/** Element that holds the page's state as JSON. */
export const PAGE_STATE_ID = 'docs-page-state';
/** The popover that says that the search cannot be loaded. */
export const SEARCH_FAILURE_ID = 'docs-search-failure';
/** Notifies the start-up script that the page has hydrated. */
export const HYDRATED_EVENT = 'docs:hydrated';
/** Images that a click enlarges. An image inside a link follows the link instead. */
export const ZOOMABLE_SELECTOR = '.prose img:not(a *)';
/** Elements that need scripts: clicks before hydration are replayed after it. */
export const REPLAY_SELECTOR = `[data-replay], ${ZOOMABLE_SELECTOR}`;
/** Sent to the dev server by a started page, with the generation of the content it was rendered from. */
export const OPENED_EVENT = 'docs:opened';
/** Sent to the dev server by a page that has crashed in the browser, with the stack of the error. */
export const CRASHED_EVENT = 'docs:crashed';

/**
 * Class of all parts of an article and of its code; it has no styles. Reader views based on Mozilla's Readability keep
 * siblings of the main part only if they share its class, and blocks with many links only if their class suggests text.
 */
export const TEXT_CLASS = 'text';
