import { PAGE_STATE_ID } from '#shared/dom.ts';
import type { PageState } from '#shared/site-data.ts';

/**
 * After a script failed to load: reloads the page when loading the script again cannot help. That is so when the server
 * has another build by now, since a deployment may remove the files of older ones; and when trying again has failed, since
 * Firefox keeps the failure of a module for as long as the page lives.
 * @param prepare called before the reload
 * @returns whether the page reloads; false as well when the server cannot be reached
 */
export async function reloadToRetry(isRetry: boolean, prepare: () => void): Promise<boolean> {
  try {
    const { app } = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
    const answer = await fetch(location.href);
    if (!answer.ok || (!isRetry && (await answer.text()).includes(app))) return false;
  } catch {
    return false;
  }
  prepare();
  location.reload();
  return true;
}
