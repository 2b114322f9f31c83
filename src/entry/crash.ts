/**
 * Last resort when React unmounts the page after an error: reload it and leave React out, which would fail again. The
 * time of the crash is kept in the history entry, which survives the reload.
 */

import { readEntry, writeEntry } from '#theme/parts/history-entry.ts';

const MARK = 'docsCrashed';
/**
 * Longest time from a crash to the reload that it causes, in milliseconds. Generous, since `Date.now` and `timeOrigin`
 * may differ.
 */
const RELOAD_LIMIT_MS = 5000;

/** Reloads the page, which then stays as the server sent it. */
export function reloadAfterCrash(error: unknown): void {
  console.error(error);
  const now = Date.now();
  writeEntry(MARK, now);
  // Without the mark the page would crash and reload forever.
  if (readEntry(MARK) === now) location.reload();
}

/**
 * True once after a crash, so that a manual reload tries React again. A later visit tries React too: under the dev
 * server, the reload may end at an error page, and the page comes back once the code is fixed.
 */
export function hasJustCrashed(): boolean {
  const crashedAt = readEntry(MARK);
  if (typeof crashedAt !== 'number') return false;
  writeEntry(MARK, undefined);
  return performance.timeOrigin - crashedAt < RELOAD_LIMIT_MS;
}
