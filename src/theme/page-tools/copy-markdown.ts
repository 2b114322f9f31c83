import { loadOnce } from '#shared/load-once.ts';
import { fetchOk } from '../parts/fetch-ok.ts';

/** The Markdown at a path of this site; each is fetched once (spec 7). */
const loadMarkdown = loadOnce(async (path: string) => (await fetchOk(path)).text());

/**
 * Copies the Markdown at a path to the clipboard. Call it in a click handler: Safari only opens the clipboard then, so
 * it gets the text as a promise where `ClipboardItem` is supported.
 */
export async function copyMarkdown(path: string): Promise<void> {
  const text = loadMarkdown(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Avoids an unhandled rejection when there is no clipboard to consume the promise.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
