import { PAGE_STATE_ID } from '#shared/dom.ts';
import type { PageState } from '#shared/site-data.ts';

/**
 * A deployment may remove the files of older builds. Reloads the page when the server has another build by now.
 * @param prepare called before the reload
 * @returns whether the page reloads; false as well when the server cannot be reached
 */
export async function reloadIfOutdated(prepare: () => void): Promise<boolean> {
  try {
    const { app } = JSON.parse(document.getElementById(PAGE_STATE_ID)?.textContent ?? '') as PageState;
    const answer = await fetch(location.href);
    if (!answer.ok || (await answer.text()).includes(app)) return false;
  } catch {
    return false;
  }
  prepare();
  location.reload();
  return true;
}
