import { closestTo } from './events.ts';

/** Spec 9, "popover": delay before the box opens, so that a passing pointer opens nothing. */
const OPEN_DELAY_MS = 100;
/** Spec 9: delay before the box closes, so that the pointer can cross the gap below the button. */
const CLOSE_DELAY_MS = 150;

/** Opens a dropdown on mouse hover and closes it on leave. A box opened by a press stays open until dismissed. */
export function openOnHover(details: HTMLDetailsElement, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isByHover = false;

  const open = () => {
    if (details.open) return;
    details.open = true;
    isByHover = true;
  };
  const close = () => {
    details.open = false;
    isByHover = false;
  };
  const enter = ({ pointerType }: PointerEvent) => {
    // Touch and pen act by pressing.
    if (pointerType !== 'mouse') return;
    clearTimeout(timer);
    timer = setTimeout(open, OPEN_DELAY_MS);
  };
  const leave = () => {
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

  details.addEventListener('pointerenter', enter, { signal });
  details.addEventListener('pointerleave', leave, { signal });
  details.addEventListener('click', press, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
}
