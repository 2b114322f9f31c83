import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '#shared/dom.ts';
import { decodePath, routeKey } from '#shared/path.ts';
import type { View } from './view.ts';

/** Spec 9: delay before the page goes to the section of the address. */
const HASH_SCROLL_DELAY_MS = 100;

/** Where the reader was on each entry of the history, by its key. */
const positions = new Map<string, number>();

/** The router's name for an entry that it did not make. */
const FOREIGN_KEY = 'default';

/**
 * The key of the history's entry on screen, as the router reads it when the reader comes back. An entry that the browser
 * made, for the first page or for a link within a page, is given one.
 */
function currentKey(): string {
  const state = history.state as { readonly key?: string } | null;
  if (state?.key !== undefined) return state.key;
  const key = Math.random().toString(36).slice(2);
  try {
    history.replaceState({ ...state, key }, '');
  } catch {
    // Too many changes for this browser: this entry is then not found again.
  }
  return key;
}

function scrollToHash(hash: string): void {
  document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView({ behavior: 'instant' });
}

/** Puts a new page at its top or its section, and an old one, on back and forward, where the reader left it. */
export function useScroll({ page }: View): void {
  const { key, hash, pathname } = useLocation();
  const type = useNavigationType();
  const { routePath } = page.data;
  const shownPath = useRef(routePath);
  // The address changes before its page is there: until then, what is scrolled belongs to the entry before.
  const shownKey = useRef(key);

  useEffect(() => {
    // A link within the page: what is scrolled from now on belongs to the new entry.
    const follow = () => {
      if (routeKey(location.pathname) === routeKey(shownPath.current)) shownKey.current = currentKey();
    };
    const remember = () => positions.set(shownKey.current, scrollY);
    // Ours while the page lives; the browser's when it is loaded again.
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    const giveBack = () => {
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('popstate', follow);
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('popstate', follow);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    if (routeKey(pathname) !== routeKey(routePath)) return undefined;
    const entry = key === FOREIGN_KEY ? currentKey() : key;
    shownKey.current = entry;
    const isNewPage = shownPath.current !== routePath;
    shownPath.current = routePath;
    if (isNewPage) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const known = type === 'POP' ? positions.get(entry) : undefined;
    // At once: gliding is for moves within a page.
    if (known !== undefined || isNewPage) scrollTo({ top: known ?? 0, behavior: 'instant' });
    if (known !== undefined || !isNewPage || !hash) return undefined;
    const timer = setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [routePath, pathname, key, hash, type]);
}
