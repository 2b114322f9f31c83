import { pageState } from './page-state.ts';

/** Limit for the server's answer: the reader waits for a message meanwhile. */
const LIMIT_MS = 5000;

/**
 * Whether loading a script again cannot help, and only a reload of the page can. That is so when the server has another
 * build by now, since a deployment may remove the files of older ones; and when trying again has failed, since Firefox
 * keeps the failure of a module for as long as the page lives. False when the server cannot be reached.
 * @param isRetry whether the failed load was a second one
 */
export async function isRetryUseless(isRetry: boolean): Promise<boolean> {
  try {
    const state = pageState();
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(LIMIT_MS) });
    return answer.ok && state !== undefined && (isRetry || !(await answer.text()).includes(state.app));
  } catch {
    return false;
  }
}
