/**
 * The last resort when React gives up and takes the page down: the page as the server sends it, once more and without
 * React, since what failed would fail again. The mark stands in the entry of the history, which survives the reload.
 */

const MARK = 'docsCrashed';

type State = Readonly<Record<string, unknown>> | null;

/** Loads the page anew; it stays as it is sent. */
export function reloadAfterCrash(error: unknown): void {
  console.error(error);
  history.replaceState({ ...(history.state as State), [MARK]: true }, '');
  location.reload();
}

/** True once after a crash: a reader who reloads gets another try. */
export function hasJustCrashed(): boolean {
  const state = history.state as State;
  if (!state?.[MARK]) return false;
  history.replaceState({ ...state, [MARK]: false }, '');
  return true;
}
