import { useEffect } from 'react';
import { whileScrolling } from '../parts/while-scrolling.ts';

/** Spec 9: scroll distance at which the hero counts as left. */
const HERO_THRESHOLD_PX = 100;
const THROTTLE_MS = 100;
/** Class on the body while scrolled past the hero threshold (spec 4). */
const LEFT_CLASS = 'not-top-arrived';

/** Sets the class while the landing page is scrolled away from the top. */
export function useTopArrival(): void {
  useEffect(() => {
    const { classList } = document.body;
    const stop = whileScrolling(() => classList.toggle(LEFT_CLASS, scrollY >= HERO_THRESHOLD_PX), THROTTLE_MS);
    return () => {
      stop();
      classList.remove(LEFT_CLASS);
    };
  }, []);
}
