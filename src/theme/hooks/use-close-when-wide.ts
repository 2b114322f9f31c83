import { useEffect, type RefObject } from 'react';

/**
 * Closes a popover of narrow windows when the window becomes wide, for example when a tablet is rotated.
 * @param queries media queries; the popover closes when one of them starts to match
 */
export function useCloseWhenWide(ref: RefObject<HTMLElement | null>, queries: readonly string[]): void {
  useEffect(() => {
    const widths = queries.map((query) => matchMedia(query));
    const close = ({ matches }: MediaQueryListEvent) => {
      if (matches) ref.current?.hidePopover();
    };
    for (const width of widths) width.addEventListener('change', close);
    return () => {
      for (const width of widths) width.removeEventListener('change', close);
    };
  }, [ref, queries]);
}
