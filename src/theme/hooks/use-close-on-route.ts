import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { closeMenu } from '../parts/close-menus.ts';

/** Closes a popover or a `<details>` when the reader goes to another page or another section of this one. */
export function useCloseOnRoute(ref: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  // What was opened before hydration stays open.
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (ref.current) closeMenu(ref.current);
  }, [location, ref]);
}
