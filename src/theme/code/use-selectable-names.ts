import { useEffect } from 'react';
import { closestTo } from '../parts/events.ts';
import { NAME_SELECTOR } from './use-api-notes.ts';

/** Pixels that a mouse may move during a click. */
const JITTER = 4;

/**
 * Lets the reader select code from inside a linked name: browsers would drag the link. `draggable` and `user-select` do
 * not help, since in Chromium a selection then cannot begin at the start of a link. So a name has no address while the
 * mouse presses it.
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
      // On a Mac, Control and a click open the menu of the link.
      const isPress = event.pointerType === 'mouse' && event.button === 0 && !event.ctrlKey;
      const name = isPress ? closestTo(event, NAME_SELECTOR) : null;
      const href = name?.getAttribute('href');
      if (!name || typeof href !== 'string') return;
      start = event.clientX;
      name.removeAttribute('href');
      restore = () => name.setAttribute('href', href);
    };
    const click = (event: MouseEvent) => {
      // The Enter key clicks too, with no count of clicks.
      const isDrag = event.detail > 0 && Math.abs(event.clientX - start) > JITTER;
      if (isDrag && closestTo(event, NAME_SELECTOR) && getSelection()?.isCollapsed === false) event.preventDefault();
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
