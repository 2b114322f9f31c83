import { useEffect } from 'react';
import { ROOT_ID } from '#shared/dom.ts';

/**
 * Calls a function for each element of the page that matches, now and when elements are added: by navigation, or by an
 * edit under the dev server, which renders only the content again.
 * @param selector must no longer match an element after the call; undefined for none
 * @param complete adds controls that need scripts to the static HTML; must be the same function between renders
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
