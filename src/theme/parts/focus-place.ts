import { CONTENT_ID } from '#shared/dom.ts';

/**
 * Focuses a place that is not a control, without scrolling: Tab and screen readers continue from there. The place is
 * focusable only until the focus moves or the reader presses anywhere: otherwise a press on any text inside would focus
 * the place, and the next Tab would begin at its start.
 */
export function focusPlace(place: HTMLElement | null): void {
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const release = () => place.removeAttribute('tabindex');
  place.addEventListener('blur', release, { once: true });
  addEventListener('pointerdown', release, { capture: true, once: true });
}

/** Focuses the content of the page. */
export const focusContent = (): void => focusPlace(document.getElementById(CONTENT_ID));
