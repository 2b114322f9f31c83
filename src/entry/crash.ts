/** After an error that unmounts the page: reload it, and leave React out, which would fail again. */

import { readEntry, writeEntry } from '#theme/parts/history-entry.ts';

const MARK = 'docsCrashed';
/** Longest time from a crash to its reload. Generous, since `Date.now` and `timeOrigin` may differ. */
const RELOAD_LIMIT_MS = 5000;

/** Reloads the page, which then stays as the server sent it. */
export function reloadAfterCrash(error: unknown): void {
  console.error(error);
  const now = Date.now();
  writeEntry(MARK, now);
  // Without the mark the page would crash and reload forever.
  if (readEntry(MARK) === now) location.reload();
}

/** True once after a crash. A manual reload and a later visit try React again: the code may have been fixed. */
export function hasJustCrashed(): boolean {
  const crashedAt = readEntry(MARK);
  if (typeof crashedAt !== 'number') return false;
  writeEntry(MARK, undefined);
  return performance.timeOrigin - crashedAt < RELOAD_LIMIT_MS;
}
