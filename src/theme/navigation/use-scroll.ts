import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { decodePath } from '#shared/path.ts';
import type { View } from './use-navigation.ts';

/** Spec 9: delay before the page goes to the section of the address. */
const HASH_SCROLL_DELAY_MS = 100;

/** Where the reader was on each entry of the history, by the router's key. */
const positions = new Map<string, number>();

function scrollToHash(hash: string): void {
  document.getElementById(decodePath(hash.slice(1)))?.scrollIntoView();
}

/** Puts a new page at its top or its section, and an old one, on back and forward, where the reader left it. */
export function useScroll({ page }: View): void {
  const { key, hash } = useLocation();
  const type = useNavigationType();
  const shown = useRef(page.data.routePath);

  useEffect(() => {
    const remember = () => positions.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    if (shown.current === page.data.routePath) return undefined;
    shown.current = page.data.routePath;
    history.scrollRestoration = 'manual';
    document.getElementById('content')?.focus({ preventScroll: true });
    const known = type === 'POP' ? positions.get(key) : undefined;
    scrollTo(0, known ?? 0);
    if (known !== undefined || !hash) return undefined;
    const timer = setTimeout(() => scrollToHash(hash), HASH_SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [page, key, hash, type]);
}
