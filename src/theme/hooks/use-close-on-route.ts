import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { closeMenu } from '../parts/close-menus.ts';

/** Closes a popover or a `<details>` on navigation to another page or section. */
export function useCloseOnRoute(ref: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  // A menu opened before hydration stays open.
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current === location) return;
    shown.current = location;
    if (ref.current) closeMenu(ref.current);
  }, [location, ref]);
}
