/**
 * Last resort when React unmounts the page after an error: reload it and leave React out, which would fail again. The
 * mark is kept in the history entry, which survives the reload.
 */

import { readEntry, writeEntry } from '#theme/hooks/history-entry.ts';

const MARK = 'docsCrashed';

/** Reloads the page, which then stays as the server sent it. */
export function reloadAfterCrash(error: unknown): void {
  console.error(error);
  writeEntry(MARK, true);
  // Without the mark the page would crash and reload forever.
  if (readEntry(MARK) === true) location.reload();
}

/** True once after a crash, so that a manual reload tries React again. */
export function hasJustCrashed(): boolean {
  const isMarked = readEntry(MARK) === true;
  if (isMarked) writeEntry(MARK, false);
  return isMarked;
}
