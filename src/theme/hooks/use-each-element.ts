import { useEffect } from 'react';
import { ROOT_ID } from '#shared/dom.ts';

/**
 * Adds controls that need scripts to each element that matches, now and when navigation or an edit adds elements.
 * @param selector must not match an element that `complete` has handled; undefined: no elements
 * @param complete must be the same function between renders
 */
export function useEachElement(selector: string | undefined, complete: (element: HTMLElement) => void): void {
  useEffect(() => {
    if (selector === undefined) return undefined;
    const completeAll = () => document.querySelectorAll<HTMLElement>(selector).forEach(complete);
    completeAll();
    const observer = new MutationObserver(completeAll);
    const root = document.getElementById(ROOT_ID);
    if (root) observer.observe(root, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [selector, complete]);
}
