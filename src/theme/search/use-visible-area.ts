import { useLayoutEffect, type RefObject } from 'react';

/** Sets `--visible-top` and `--visible-height` to the area free of the on-screen keyboard, which CSS units ignore. */
export function useVisibleArea(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const viewport = window.visualViewport;
    const { style } = ref.current ?? {};
    if (!viewport || !style) return undefined;
    const measure = () => {
      // A reader who zooms by pinching looks at a part of the box.
      if (viewport.scale > 1.01) return;
      style.setProperty('--visible-top', `${viewport.offsetTop}px`);
      style.setProperty('--visible-height', `${viewport.height}px`);
    };
    measure();
    const listening = new AbortController();
    const { signal } = listening;
    for (const change of ['resize', 'scroll']) viewport.addEventListener(change, measure, { signal });
    return () => listening.abort();
  }, [ref]);
}
