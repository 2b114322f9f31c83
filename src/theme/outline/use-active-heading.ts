import { useEffect, useState } from 'react';
import type { TocEntry } from '#shared/page.ts';
import { whileScrolling } from '../parts/while-scrolling.ts';
import { headingInView } from '../parts/heading-in-view.ts';

/** Spec 9: scroll throttle of the outline. */
const HIGHLIGHT_THROTTLE_MS = 100;

/** Id of the heading in view, updated on scroll. */
export function useActiveHeading(toc: readonly TocEntry[]): string | undefined {
  const [active, setActive] = useState<string | undefined>();
  useEffect(() => whileScrolling(() => setActive(headingInView(toc)), HIGHLIGHT_THROTTLE_MS), [toc]);
  return active;
}
