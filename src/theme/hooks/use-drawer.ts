import { useEffect } from 'react';
import { closeBoxes } from '../parts/close-menus.ts';

/**
 * Closes a popover that is a drawer on narrow screens when focus leaves it, since it covers the page.
 * @param queries media queries; the drawer and the menus in it close when one starts to match
 */
export function useDrawer(id: string, queries: readonly string[]): void {
  useEffect(() => {
    const listening = new AbortController();
    const options = { signal: listening.signal };
    const closeWhenWide = ({ matches }: MediaQueryListEvent) => {
      if (matches) closeBoxes(`#${id}, #${id} .dropdown`);
    };
    const closeOnLeave = ({ target }: FocusEvent) => {
      // A press on the drawer's own button closes it anyway.
      if (target instanceof Element && !target.closest(`#${id}, [popovertarget=${id}]`)) closeBoxes(`#${id}`);
    };
    for (const query of queries.map((each) => matchMedia(each))) {
      // The window may have become wide before hydration. Menus that a wide window shows anyway stay open.
      if (query.matches) closeBoxes(`#${id}`);
      query.addEventListener('change', closeWhenWide, options);
    }
    document.addEventListener('focusin', closeOnLeave, options);
    return () => listening.abort();
  }, [id, queries]);
}
