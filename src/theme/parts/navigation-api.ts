/**
 * The Navigation API; undefined in browsers without it (Firefox before 147, Safari before 26.2), where
 * `window.navigation` may be a heading of that id.
 */
export const navigationApi = 'NavigateEvent' in globalThis ? window.navigation : undefined;
