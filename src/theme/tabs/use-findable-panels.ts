import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets find-in-page and section links reach hidden panels, and selects the tab of the match. React does not support
 * `hidden="until-found"`, so the attribute is set here.
 */
export function useFindablePanels(
  tabs: RefObject<HTMLElement | null>,
  selected: number,
  select: (index: number) => void,
): void {
  useLayoutEffect(() => {
    panelsOf(tabs.current).forEach((panel, index) => {
      if (index === selected) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    });
  });
  useEffect(() => {
    const element = tabs.current;
    const show = ({ target }: Event) => {
      const index = panelsOf(element).indexOf(target as Element);
      // Synchronously: the browser scrolls to the match as soon as this returns.
      if (index >= 0) flushSync(() => select(index));
    };
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [tabs, select]);
}

function panelsOf(tabs: HTMLElement | null): Element[] {
  return [...(tabs?.children ?? [])].filter((child) => child.classList.contains('tab-panel'));
}
