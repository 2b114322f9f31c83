import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` on Escape, on a press outside and when focus leaves it. Escape returns focus to the button
 * when focus was inside. Links are handled by `closeMenus`.
 */
export function useDismiss(ref: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      const details = ref.current;
      if (details?.open && target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      const details = ref.current;
      // `defaultPrevented`: a nested box, or one above this one, has handled the key.
      if (event.key !== 'Escape' || event.defaultPrevented || !details?.open) return;
      event.preventDefault();
      details.open = false;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listening.abort();
  }, [ref]);
}
