import { useEffect } from 'react';
import { ROOT_ID } from '#shared/dom.ts';

/**
 * Adds what needs scripts to each element that matches, now and when navigation or an edit adds elements.
 * @param selector undefined: no elements
 * @param complete gets an element again at each change of the page while it matches; the same function between renders
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
