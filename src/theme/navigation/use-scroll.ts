import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { CONTENT_ID } from '#shared/dom.ts';
import { decodePath, routeKey } from '#shared/path.ts';
import type { View } from './view.ts';

/** Spec 9: delay before the page goes to the section of the address. */
const HASH_SCROLL_DELAY_MS = 100;

/** Where the reader was on each entry of the history, by the router's key. */
const positions = new Map<string, number>();

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
    addEventListener('pagehide', giveBack);
    addEventListener('pageshow', takeOver);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', giveBack);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    if (routeKey(pathname) !== routeKey(routePath)) return undefined;
    shownKey.current = key;
    const isNewPage = shownPath.current !== routePath;
    shownPath.current = routePath;
    if (isNewPage) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const known = type === 'POP' ? positions.get(key) : undefined;
    // At once: gliding is for moves within a page.
    if (known !== undefined || isNewPage) scrollTo({ top: known ?? 0, behavior: 'instant' });
    if (known !== undefined || !isNewPage || !hash) return undefined;
    const timer = setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [routePath, pathname, key, hash, type]);
}
