import { useEffect, type RefObject } from 'react';

/** What can be reached in the box of a dropdown, without what lies in a closed box within it. */
function entriesOf(details: HTMLDetailsElement): readonly HTMLElement[] {
  const all = details.querySelectorAll<HTMLElement>('.dropdown-box :is(a, button, summary)');
  return [...all].filter((entry) => entry.closest('.dropdown-box')?.parentElement?.hasAttribute('open'));
}

/** The entry that a key leads to from the one at an index; -1 is the button. Undefined for keys that lead nowhere. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves focus through an open `<details>` by the arrow keys, Home and End; an arrow on its button opens it. */
export function useArrowKeys(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = ref.current;
    const move = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
      // Prevented: a dropdown within this one has taken it.
      if (!details || defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
      const active = document.activeElement;
      const isButton = active === details.querySelector(':scope > summary');
      if (!isButton && !details.open) return;
      if (isButton && (key === 'ArrowDown' || key === 'ArrowUp')) details.open = true;
      const entries = entriesOf(details);
      const at = entries.findIndex((entry) => entry === active);
      // Something else in the box has the focus, and the keys are its own.
      if ((!isButton && at < 0) || entries.length === 0) return;
      const next = target(key, at, entries.length);
      if (next === undefined) return;
      event.preventDefault();
      entries[next]?.focus();
    };
    details?.addEventListener('keydown', move);
    return () => details?.removeEventListener('keydown', move);
  }, [ref]);
}
