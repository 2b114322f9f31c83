/** After an error that unmounts the page: reload it, and leave React out, which would fail again. */

import { readHistoryState, writeHistoryState } from '#theme/parts/history-state.ts';

const MARK = 'docsCrash';
/** Longest time from a crash to its reload. Generous, since `Date.now` and `timeOrigin` may differ. */
const RELOAD_LIMIT_MS = 5000;

interface Crash {
  readonly at: number;
  readonly cause: string;
  /** Whether the reloaded page tries React once more. */
  readonly isFirst: boolean;
}

/** Whether this page is the second try. */
let isRetry = false;

const lastCrash = () => readHistoryState(MARK) as Crash | undefined;

/** Reloads the page, which then stays as the server sent it; under the dev server, only when it crashes twice in a row. */
export async function reloadAfterCrash(error: unknown): Promise<void> {
  console.error(error);
  // A failing server shows its error page, which reloads once the error is fixed. No mark: React must start then.
  if (import.meta.hot && (await hasServerError())) {
    location.reload();
    return;
  }
  const at = Date.now();
  // A page that loads while the dev server restarts may get React twice, from before and after the restart.
  const isFirst = import.meta.hot !== undefined && !isRetry;
  writeHistoryState(MARK, { at, cause: String(error instanceof Error ? error.stack : error), isFirst });
  // Without the mark the page would crash and reload forever.
  if (lastCrash()?.at === at) location.reload();
}

async function hasServerError(): Promise<boolean> {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  return answer?.status === 500;
}

/**
 * The cause of the crash that led to this reload, once; undefined if React is to start. A manual reload or a later
 * visit tries React again: the code may have been fixed.
 */
export function takeCrash(): string | undefined {
  const crash = lastCrash();
  if (!crash) return undefined;
  writeHistoryState(MARK, undefined);
  const isReload = performance.timeOrigin - crash.at < RELOAD_LIMIT_MS;
  if (import.meta.hot) isRetry = isReload && crash.isFirst;
  return isReload && !crash.isFirst ? crash.cause : undefined;
}
