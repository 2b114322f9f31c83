import { PAGE_STATE_ID } from '#shared/dom.ts';
import type { PageState } from '#shared/site-data.ts';

/** The state that the HTML carries; undefined while the page is still arriving. */
export function pageState(): PageState | undefined {
  const json = document.getElementById(PAGE_STATE_ID)?.textContent;
  return json ? (JSON.parse(json) as PageState) : undefined;
}
