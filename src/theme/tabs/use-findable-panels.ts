import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/**
 * Lets the browser's own search, and links to a section, reach into panels that are not shown, and shows the tab that
 * they lead to. React does not know the value `until-found`, so the attribute is ours.
 * @param tabs the element whose children of class `tab-panel` are the panels
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
      // At once: the browser scrolls to what it has found as soon as this returns.
      if (index >= 0) flushSync(() => select(index));
    };
    element?.addEventListener('beforematch', show);
    return () => element?.removeEventListener('beforematch', show);
  }, [tabs, select]);
}

function panelsOf(tabs: HTMLElement | null): Element[] {
  return [...(tabs?.children ?? [])].filter((child) => child.classList.contains('tab-panel'));
}
