import { useCallback, useLayoutEffect, useRef, type RefObject } from 'react';
import { isComposing } from './composition.ts';

/** Where a browser does not tell when it is idle: it has painted the dialog by then. */
const IDLE_MS = 200;

/** Calls back when the browser has nothing more urgent to do. @returns takes it back */
function whenIdle(work: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, IDLE_MS);
    return () => clearTimeout(timer);
  }
  // Chromium sometimes finds no idle moment on a page that rests.
  const request = requestIdleCallback(work, { timeout: 1000 });
  return () => cancelIdleCallback(request);
}

/** What stands beside an element, unless something else keeps the reader out of it already. */
const besides = (element: HTMLElement): readonly HTMLElement[] =>
  [...(element.parentElement?.children ?? [])].filter(
    (other): other is HTMLElement => other instanceof HTMLElement && other !== element && !other.inert,
  );

/**
 * Opens a dialog over all that stands beside it, which goes out of reach as soon as the browser has time: `showModal` would
 * do both at once, and to style the page anew takes the browser longer than the dialog itself. Escape closes it.
 * @returns closes it; the focus goes back to where it was
 */
export function useDialog(ref: RefObject<HTMLDialogElement | null>): () => void {
  const release = useRef(() => {});
  const opener = useRef<Element>(null);

  const close = useCallback(() => {
    // Before the dialog gives the focus back: what is out of reach cannot take it.
    release.current();
    ref.current?.close();
    // It gives back only what it has itself.
    if (document.activeElement === document.body && opener.current instanceof HTMLElement) opener.current.focus();
  }, [ref]);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return undefined;
    // Wherever the focus is: what had it may have gone.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event)) return;
      event.preventDefault();
      close();
    };
    let behind: readonly HTMLElement[] = [];
    const takeBack = whenIdle(() => {
      behind = besides(dialog);
      for (const other of behind) other.inert = true;
    });
    release.current = () => {
      takeBack();
      for (const other of behind) other.inert = false;
      behind = [];
    };
    opener.current ??= document.activeElement;
    if (!dialog.open) dialog.show();
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      release.current();
    };
  }, [ref, close]);

  return close;
}
