/** Names that the HTML, the start-up script and the client agree on. Ids begin with `docs-`: the others are headings'. */

export const ROOT_ID = 'docs-root';
/** The page's main element: where the skip link leads, and where focus goes on a new page. */
export const CONTENT_ID = 'docs-content';
/** The element with the page's state as JSON. */
export const PAGE_STATE_ID = 'docs-page-state';
/** Told to the start-up script when the page has been hydrated. */
export const HYDRATED_EVENT = 'docs:hydrated';
/** Images that open large on a press; one in a link is the link's. */
export const ZOOMABLE_SELECTOR = '.prose img:not(a *)';
/** What needs scripts: a press before hydration is done after it. */
export const REPLAY_SELECTOR = `[data-replay], ${ZOOMABLE_SELECTOR}`;
/** Sent to the dev server by a page that has started, with the generation of the content that it was rendered from. */
export const OPENED_EVENT = 'docs:opened';
