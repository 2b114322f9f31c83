import { CONTENT_ID } from '#shared/dom.ts';
import { readHistoryState } from '../parts/history-state.ts';

export const FILTER_CLASS = 'overview-filter-input';
/** Field of the history entry with the filter text, so that Back and reload restore it. */
export const FILTER_FIELD = 'docsFilter';

/** Whether the history entry has the filter text of a page that was left or reloaded. */
export const isFilterKept = () => Boolean(readHistoryState(FILTER_FIELD));

/** Focuses the filter (spec 2.5), unless focus or hash is elsewhere. `autofocus` would scroll past the heading. */
export function focusFilter(): void {
  const active = document.activeElement;
  if (location.hash || (active && active !== document.body && active.id !== CONTENT_ID)) return;
  document.querySelector<HTMLElement>(`.${FILTER_CLASS}`)?.focus({ preventScroll: true });
}
