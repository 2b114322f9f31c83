import { useEffect } from 'react';
import { closestTo } from '../parts/events.ts';
import { NAME } from './use-api-notes.ts';

/** Pixels that a mouse may move during a click. */
const JITTER = 4;

/**
 * Lets the reader select code from inside a linked name. Browsers drag a pressed link, and in Chromium `draggable` and
 * `user-select` start a selection anywhere but at the beginning of one: a name is no link while the mouse presses it.
 */
export function useSelectableNames(): void {
  useEffect(() => {
    let start = 0;
    let restore: (() => void) | undefined;
    const release = () => {
      restore?.();
      restore = undefined;
    };
    const press = (event: PointerEvent) => {
      // A button that was let go outside of the window sends no event.
      release();
      const name = event.pointerType === 'mouse' && event.button === 0 ? closestTo(event, NAME) : null;
      const href = name?.getAttribute('href');
      if (!name || typeof href !== 'string') return;
      start = event.clientX;
      name.removeAttribute('href');
      restore = () => name.setAttribute('href', href);
    };
    const click = (event: MouseEvent) => {
      // The Enter key clicks too, with no count of clicks.
      const isDrag = event.detail > 0 && Math.abs(event.clientX - start) > JITTER;
      if (isDrag && closestTo(event, NAME) && getSelection()?.isCollapsed === false) event.preventDefault();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', press, { signal });
    document.addEventListener('pointerup', release, { signal });
    document.addEventListener('pointercancel', release, { signal });
    // Before the application follows the link.
    document.addEventListener('click', click, { capture: true, signal });
    return () => {
      listening.abort();
      release();
    };
  }, []);
}
