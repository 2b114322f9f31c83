import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** Closes a popover or a `<details>` when the reader goes to another page or another section of this one. */
export function useCloseOnRoute(ref: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  useEffect(() => {
    const element = ref.current;
    // The first key is the page that the reader came to: what was opened before hydration stays open.
    if (!element || key === 'default') return;
    if (element instanceof HTMLDetailsElement) element.open = false;
    else if (element.matches(':popover-open')) element.hidePopover();
  }, [key, ref]);
}
