import { isUnmodified } from './events.ts';

/** Focusable entries of a dropdown's box, except those in a closed box nested in it. */
function entriesOf(details: HTMLDetailsElement): readonly HTMLElement[] {
  const all = details.querySelectorAll<HTMLElement>('.dropdown-box :is(a, button, summary)');
  return [...all].filter((entry) => entry.closest('.dropdown-box')?.parentElement?.hasAttribute('open'));
}

/** Index of the entry that a key moves to; `at` is -1 on the button. Undefined for keys that do not move. */
function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return at <= 0 ? count - 1 : at - 1;
  if (at < 0) return undefined;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Moves focus through an open dropdown by arrow keys, Home and End; an arrow key on its button opens it. */
export function moveByArrows(details: HTMLDetailsElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    const { key, defaultPrevented } = event;
    // `defaultPrevented`: a nested dropdown has handled the key.
    if (defaultPrevented || !isUnmodified(event)) return;
    const active = document.activeElement;
    const isButton = active === details.querySelector(':scope > summary');
    if (!isButton && !details.open) return;
    if (isButton && (key === 'ArrowDown' || key === 'ArrowUp')) details.open = true;
    const entries = entriesOf(details);
    const at = entries.findIndex((entry) => entry === active);
    // Focus is on something else in the box, which handles its own keys.
    if ((!isButton && at < 0) || entries.length === 0) return;
    const next = target(key, at, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  details.addEventListener('keydown', move, { signal });
}
