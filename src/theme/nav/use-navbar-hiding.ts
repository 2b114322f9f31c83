import { useEffect } from 'react';
import { whileScrolling } from '../hooks/while-scrolling.ts';
import { useSite } from '../site-context.tsx';

/** Spec 9: scroll throttle of the bar's hiding. */
const HIDE_THROTTLE_MS = 200;
/** Spec 9: at this width and below, the bar hides unless the configuration says otherwise. */
const NARROW = '(width <= 768px)';
/** The bar does not hide before its own height has gone by: what lies under it would be empty. */
const FIRST_HIDDEN_PX = 72;
/** On the root element while the bar is away; `nav.css` keeps it there for the keyboard and for open menus. */
const AWAY_CLASS = 'navbar-away';

/** Hides the bar while the reader scrolls down, and shows it when they scroll up (spec 4). */
export function useNavbarHiding(): void {
  const { hideNavbar } = useSite().config.themeConfig;
  useEffect(() => {
    if (hideNavbar === 'never') return undefined;
    const { classList } = document.documentElement;
    const narrow = matchMedia(NARROW);
    let last = scrollY;
    const update = () => {
      const down = scrollY > last;
      if (scrollY !== last) {
        classList.toggle(AWAY_CLASS, down && scrollY > FIRST_HIDDEN_PX && (hideNavbar === 'auto' || narrow.matches));
      }
      last = scrollY;
    };
    const show = () => classList.remove(AWAY_CLASS);
    const stop = whileScrolling(update, HIDE_THROTTLE_MS);
    narrow.addEventListener('change', show);
    return () => {
      stop();
      narrow.removeEventListener('change', show);
      show();
    };
  }, [hideNavbar]);
}
