import { PAGE_STATE_ID } from '#shared/dom.ts';
import type { PageState } from '#shared/site-data.ts';

/** The state that the HTML carries; undefined while the page is still arriving. */
export function pageState(): PageState | undefined {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  return json ? (JSON.parse(json) as PageState) : undefined;
}

/** Longest wait for the server's answer, in milliseconds; the reader sees no message meanwhile. */
const LIMIT_MS = 5000;

/**
 * Whether only a reload can load a script: when a newer build may have removed it, and after a failed retry, since
 * Firefox remembers the failure of a module. False when the server cannot be reached.
 */
export async function needsReload(hasRetried: boolean): Promise<boolean> {
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(LIMIT_MS) });
    const isPage = answer.ok || answer.status === 404;
    return isPage && (hasRetried || !(await answer.text()).includes(pageState()?.app ?? ''));
  } catch {
    return false;
  }
}
