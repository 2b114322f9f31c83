import { useEffect } from 'react';
import { whileScrolling } from '../parts/while-scrolling.ts';
import { NARROW } from '../parts/breakpoints.ts';
import { useSite } from '../navigation/view.ts';

/** Spec 9: scroll throttle for hiding the navbar. */
const HIDE_THROTTLE_MS = 200;
/** The navbar hides only when scrolled past its own height; before, it would uncover an empty strip. */
const FIRST_HIDDEN_PX = 72;
/** Set on the root while the navbar is hidden; `nav.css` still shows it for keyboard focus and open menus. */
const AWAY_CLASS = 'navbar-away';

/** Hides the navbar on scrolling down and shows it on scrolling up (spec 4), by default on narrow screens only. */
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
