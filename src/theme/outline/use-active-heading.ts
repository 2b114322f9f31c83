import { useEffect, useState } from 'react';
import type { TocEntry } from '#shared/page.ts';
import { whileScrolling } from '../hooks/while-scrolling.ts';

/** Spec 9: scroll throttle of the outline. */
const HIGHLIGHT_THROTTLE_MS = 100;
/** A heading counts as reached at this distance from the top: the bars plus a line of text. */
const REACHED_OFFSET_PX = 140;

/** Id of the last heading reached; at the end of the page, of the last heading. */
export function headingInView(toc: readonly Pick<TocEntry, 'id'>[]): string | undefined {
  const { scrollHeight, clientHeight } = document.documentElement;
  const atEnd = scrollY > 0 && scrollY + clientHeight >= scrollHeight - 1;
  if (atEnd) return toc.at(-1)?.id;
  return toc.findLast(({ id }) => {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    return top !== undefined && top <= REACHED_OFFSET_PX;
  })?.id;
}

/** Id of the heading in view, updated on scroll. */
export function useActiveHeading(toc: readonly TocEntry[]): string | undefined {
  const [active, setActive] = useState<string | undefined>();
  useEffect(() => whileScrolling(() => setActive(headingInView(toc)), HIGHLIGHT_THROTTLE_MS), [toc]);
  return active;
}
