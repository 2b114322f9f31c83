import { CONTENT_ID } from '#shared/dom.ts';
import { readHistoryText } from '../parts/history-state.ts';

export const FILTER_CLASS = 'overview-filter-input';
/** Field of the history entry with the filter text, so that Back and reload restore it. */
export const FILTER_FIELD = 'docsFilter';

/** The filter text of the history entry, of a page that was left or reloaded; empty when there is none. */
export const keptFilter = () => readHistoryText(FILTER_FIELD) ?? '';

/**
 * Focuses the filter (spec 2.5), unless the address names a section or another element has the focus. `autofocus` would
 * scroll past the heading.
 */
export function focusFilter(): void {
  const active = document.activeElement;
  if (location.hash || (active && active !== document.body && active.id !== CONTENT_ID)) return;
  document.querySelector<HTMLElement>(`.${FILTER_CLASS}`)?.focus({ preventScroll: true });
}
