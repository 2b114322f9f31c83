import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { closeBoxes, MENUS } from '../parts/close-menus.ts';

/** Closes all menus on navigation to another page or section. */
export function useCloseOnRoute(): void {
  const location = useLocation();
  // A menu opened before hydration stays open.
  const shown = useRef(location);
  useEffect(() => {
    if (shown.current !== location) closeBoxes(MENUS);
    shown.current = location;
  }, [location]);
}
