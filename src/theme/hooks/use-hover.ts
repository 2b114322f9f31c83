import { useEffect, type RefObject } from 'react';

/** Spec 9, "popover": how long the pointer rests before the box opens, so that passing over opens nothing. */
const OPEN_DELAY_MS = 100;
/** Spec 9: how long the box stays after the pointer has left, so that the gap below the button can be crossed. */
const CLOSE_DELAY_MS = 150;

/** Opens a `<details>` under the mouse and closes it behind it. What a press has opened stays until it is dismissed. */
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
      // A finger that lands is a press already.
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
      // The pointer has just opened it: the press that follows means to have it open, not to close it.
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
