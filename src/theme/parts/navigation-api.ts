/**
 * The Navigation API, in browsers that have it (not Firefox before 147, nor Safari before 26.2): there, `navigation` may be
 * a heading of that id.
 */
export const navigationApi = 'NavigateEvent' in globalThis ? window.navigation : undefined;
