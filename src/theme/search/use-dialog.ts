import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { focusContent } from '../parts/focus-place.ts';
import { whenIdle } from '../parts/when-idle.ts';
import { isComposing } from './search-keys.ts';

/** Makes the page inert, with all that arrives in it, or ends that. */
const setInert = (isInert: boolean) => document.querySelector('.page')?.toggleAttribute('inert', isInert);

/** Closes the menu that has the focus. @returns the element to focus later: the menu's button, or the focused element */
function leaveMenu(focused: Element | null): Element | null {
  // A popover returns the focus by itself.
  focused?.closest<HTMLElement>('[popover]')?.hidePopover();
  return focused?.closest('.dropdown')?.querySelector('summary') ?? document.activeElement;
}

/**
 * Opens a dialog above the page and makes the page inert when the browser is idle. `showModal` would do both at once,
 * and restyling the page takes longer than showing the dialog. Escape closes it.
 * @returns a function that closes it and restores focus
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>): () => void {
  const release = useRef(() => {});
  const opener = useRef<Element>(null);
  const openedAt = useRef('');

  const close = useCallback(() => {
    // Before closing: an inert element cannot take the focus back.
    release.current();
    ref.current?.close();
    // The browser restores focus only when it is inside the dialog, and not to a link of a closed menu.
    const { activeElement, body } = document;
    // A page that has arrived below begins at its content; its opener may still be there, in a sidebar.
    const hasLeft = location.pathname !== openedAt.current;
    const isLost = activeElement === body || ref.current?.contains(activeElement);
    if (hasLeft) focusContent();
    else if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  }, [ref]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // On the document: the focused element may have disappeared.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      close();
    };
    let isReleased = false;
    void whenIdle().then(() => isReleased || setInert(true));
    release.current = () => {
      isReleased = true;
      setInert(false);
    };
    opener.current ??= leaveMenu(document.activeElement);
    openedAt.current ||= location.pathname;
    if (!dialog.open) dialog.show();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      release.current();
    };
  }, [ref, close]);

  return close;
}
