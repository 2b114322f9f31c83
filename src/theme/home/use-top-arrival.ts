import { useEffect } from 'react';
import { whileScrolling } from '../hooks/while-scrolling.ts';

/** Spec 9: landing hero threshold. */
const HERO_THRESHOLD_PX = 100;
const THROTTLE_MS = 100;
/** On the body while the hero is left behind (spec 4). */
const LEFT_CLASS = 'not-top-arrived';

/** Marks the body while the reader is away from the top of the landing page. */
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
