/**
 * Last resort when React unmounts the page after an error: reload it and leave React out, which would fail again. The
 * mark is kept in the history entry, which survives the reload.
 */

const MARK = 'docsCrashed';

type State = Readonly<Record<string, unknown>> | null;

/** Reloads the page, which then stays as the server sent it. */
export function reloadAfterCrash(error: unknown): void {
  console.error(error);
  history.replaceState({ ...(history.state as State), [MARK]: true }, '');
  location.reload();
}

/** True once after a crash, so that a manual reload tries React again. */
export function hasJustCrashed(): boolean {
  const state = history.state as State;
  if (!state?.[MARK]) return false;
  history.replaceState({ ...state, [MARK]: false }, '');
  return true;
}
