import { useEffect, type RefObject } from 'react';

/** Spec 9, "popover": delay before the box opens, so that a passing pointer opens nothing. */
const OPEN_DELAY_MS = 100;
/** Spec 9: delay before the box closes, so that the pointer can cross the gap below the button. */
const CLOSE_DELAY_MS = 150;

/** Opens a `<details>` on mouse hover and closes it on leave. A box opened by a press stays open until dismissed. */
export function useHover(ref: RefObject<HTMLDetailsElement | null>, isOn: boolean): void {
  useEffect(() => {
    const details = ref.current;
    if (!details || !isOn) return undefined;
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
      const isButton = event.target instanceof Element && event.target.closest('summary')?.parentElement === details;
      if (!isButton) return;
      clearTimeout(timer);
      // Hover has just opened the box; the press means to keep it open, not to close it.
      if (isByHover && details.open) event.preventDefault();
      isByHover = false;
    };

    details.addEventListener('pointerenter', enter);
    details.addEventListener('pointerleave', leave);
    details.addEventListener('click', press);
    return () => {
      clearTimeout(timer);
      details.removeEventListener('pointerenter', enter);
      details.removeEventListener('pointerleave', leave);
      details.removeEventListener('click', press);
    };
  }, [ref, isOn]);
}
