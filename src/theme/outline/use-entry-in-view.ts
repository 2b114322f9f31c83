import { useEffect, type RefObject } from 'react';
import type { TocEntry } from '#shared/page.ts';
import { showEntry } from '../parts/show-entry.ts';

/** The box that scrolls the outline, unless the pointer or keyboard focus is in it: then it stays still. */
const BOX = ':is(.outline-inner, [open] > .dropdown-box):not(:hover, :has(:focus-visible))';

/** Shows the current entry; above the first heading, the top of the outline. */
function showCurrent(list: Element | null): void {
  const box = list?.closest(BOX);
  const current = list?.querySelector('[aria-current]');
  if (box && current) showEntry(box, current);
  else box?.scrollTo({ top: 0 });
}

/** Keeps the current entry in view while the page scrolls, and when the box around the list opens. */
export function useEntryInView(
  list: RefObject<Element | null>,
  active: string | undefined,
  toc: readonly TocEntry[],
): void {
  useEffect(() => {
    // The reader may have opened the box of a phone before hydration and be scrolling it.
    if (!list.current?.closest('.dropdown-box')?.scrollTop) showCurrent(list.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another entry or page changes what is current
  }, [list, active, toc]);
  useEffect(() => {
    const details = list.current?.closest('details');
    const show = () => showCurrent(list.current);
    details?.addEventListener('toggle', show);
    return () => details?.removeEventListener('toggle', show);
  }, [list]);
}
