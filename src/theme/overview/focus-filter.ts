import { CONTENT_ID } from '#shared/dom.ts';

/** Finds the filter of an overview page. */
export const FILTER_CLASS = 'overview-filter-input';

/**
 * Spec 2.5: the filter is focused on load. Not by `autofocus`, which scrolls to the filter and so past the heading. A
 * reader who has gone to a section or to another control already is left there.
 */
export function focusFilter(): void {
  const active = document.activeElement;
  if (location.hash || (active && active !== document.body && active.id !== CONTENT_ID)) return;
  document.querySelector<HTMLElement>(`.${FILTER_CLASS}`)?.focus({ preventScroll: true });
}
