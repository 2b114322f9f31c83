import { useEffect, useRef, type ReactNode } from 'react';
import type { Trigger } from '#shared/schema/tools.ts';
import { closestTo, indexAfter, isMoved, isUnmodified } from './events.ts';
import { Icon } from './icon.tsx';

/** Spec 9, "popover": delay before the box opens, so that a passing pointer opens nothing. */
const OPEN_DELAY_MS = 100;
/** Spec 9: delay before the box closes, so that the pointer can cross the gap below the button. */
const CLOSE_DELAY_MS = 150;
const ARROWS = ['ArrowUp', 'ArrowDown'];

interface DropdownProps {
  readonly className?: string;
  readonly button: ReactNode;
  /** Whether the button is only an icon; any other has a chevron. */
  readonly isIcon?: boolean;
  /** Whether the box is empty before hydration: a press then waits for it, and without scripts there is no button. */
  readonly needsScripts?: boolean;
  readonly children: ReactNode;
  /** With `hover`, the mouse opens the box too; a press always does. */
  readonly trigger?: Trigger;
  /** Whether the current page is among the entries. */
  readonly isCurrent?: boolean;
  /** Opening one of a group closes the others, also without scripts. A dropdown inside another needs another group. */
  readonly group?: string;
}

/** A button with a box below: a native `<details>`. Hover, arrow keys and dismissing need scripts. */
export function Dropdown({
  className = '',
  button,
  isIcon,
  needsScripts,
  children,
  trigger = 'hover',
  isCurrent,
  group = 'dropdown',
}: DropdownProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const listening = new AbortController();
    closeOnDismiss(ref.current, listening.signal);
    moveByArrows(ref.current, listening.signal);
    if (trigger === 'hover') openOnHover(ref.current, listening.signal);
    return () => listening.abort();
  }, [trigger]);
  return (
    <details ref={ref} name={group} className={`${isIcon ? 'dropdown icon-dropdown' : 'dropdown'} ${className}`}>
      <summary
        className="dropdown-button"
        aria-current={isCurrent ? 'true' : undefined}
        data-replay={needsScripts ? '' : undefined}
      >
        {button}
        {!isIcon && <Icon name="chevron" />}
      </summary>
      <div className="dropdown-box">{children}</div>
    </details>
  );
}

/** Whether the box takes room in the menu of narrow screens: closing it would move what the reader is pressing. */
const isInFlow = ({ lastElementChild: box }: Element) =>
  box?.matches(':popover-open *:not(.dropdown-box *)') === true && getComputedStyle(box).position === 'static';

/** Closes on Escape, with focus back to the button, on a press outside and when focus leaves (`closeMenus`: links). */
function closeOnDismiss(details: HTMLDetailsElement, signal: AbortSignal): void {
  const closeOnLeave = ({ target }: Event) => {
    if (target instanceof Node && !details.contains(target) && !isInFlow(details)) details.open = false;
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    // `defaultPrevented`: a nested box, or one above this one, has handled the key.
    if (event.key !== 'Escape' || event.defaultPrevented || !details.open || isInFlow(details)) return;
    event.preventDefault();
    details.open = false;
    if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', closeOnLeave, { signal });
  document.addEventListener('focusin', closeOnLeave, { signal });
  document.addEventListener('keydown', closeOnEscape, { signal });
}

/** Focusable entries of a dropdown's box, except those in a closed box nested in it. */
function entriesOf(details: HTMLDetailsElement): readonly HTMLElement[] {
  const all = details.querySelectorAll<HTMLElement>('.dropdown-box :is(a, button, summary)');
  return [...all].filter((entry) => entry.closest('.dropdown-box')?.parentElement?.hasAttribute('open'));
}

/** Moves focus through an open dropdown by arrow keys, Home and End; an arrow key on its button opens it. */
function moveByArrows(details: HTMLDetailsElement, signal: AbortSignal): void {
  const move = (event: KeyboardEvent) => {
    const { key, defaultPrevented } = event;
    // `defaultPrevented`: a nested dropdown has handled the key.
    if (defaultPrevented || !isUnmodified(event)) return;
    const active = document.activeElement;
    const isButton = active === details.querySelector(':scope > summary');
    if (!isButton && !details.open) return;
    if (isButton && ARROWS.includes(key)) details.open = true;
    const entries = entriesOf(details);
    const at = entries.findIndex((entry) => entry === active);
    // Focus is on something else in the box, which handles its own keys.
    if ((!isButton && at < 0) || entries.length === 0) return;
    const next = indexAfter(key, at, entries.length, ARROWS);
    if (next === undefined) return;
    event.preventDefault();
    entries[next]?.focus();
  };
  details.addEventListener('keydown', move, { signal });
}

/** Opens a dropdown on mouse hover and closes it on leave. A box opened by a press stays open until dismissed. */
function openOnHover(details: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;
  let isOver = false;

  const open = () => {
    // An open popover elsewhere would cover the box.
    if (details.open || isInFlow(details) || document.querySelector(':popover-open')?.contains(details) === false)
      return;
    details.open = true;
    isByHover = true;
  };
  const close = () => {
    // The keyboard is in the box; `closeOnDismiss` closes the box when the focus leaves.
    if (details.querySelector('.dropdown-box :focus')) return;
    details.open = false;
    isByHover = false;
  };
  const move = (event: PointerEvent) => {
    // Touch and pen act by pressing.
    if (isOver || event.pointerType !== 'mouse' || !isMoved(event)) return;
    isOver = true;
    clearTimeout(timer);
    timer = setTimeout(open, OPEN_DELAY_MS);
  };
  const leave = () => {
    isOver = false;
    clearTimeout(timer);
    if (isByHover) timer = setTimeout(close, CLOSE_DELAY_MS);
  };
  const press = (event: MouseEvent) => {
    if (closestTo(event, 'summary')?.parentElement !== details) return;
    clearTimeout(timer);
    // Hover has just opened the box; the press means to keep it open, not to close it.
    if (isByHover && details.open) event.preventDefault();
    isByHover = false;
  };

  details.addEventListener('pointermove', move, { signal });
  details.addEventListener('pointerleave', leave, { signal });
  details.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
