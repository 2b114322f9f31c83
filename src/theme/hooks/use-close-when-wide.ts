import { useEffect, type RefObject } from 'react';

/** Closes a popover when a media query starts to match, for example when a tablet is rotated. */
export function useCloseWhenWide(ref: RefObject<HTMLElement | null>, query: string): void {
  useEffect(() => {
    const width = matchMedia(query);
    const close = ({ matches }: MediaQueryListEvent) => {
      if (matches) ref.current?.hidePopover();
    };
    width.addEventListener('change', close);
    return () => width.removeEventListener('change', close);
  }, [ref, query]);
}
