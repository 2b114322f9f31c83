/** The Markdown of pages by address; each is fetched once (spec 7). */
const texts = new Map<string, Promise<string>>();

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** Loads the Markdown at a path of this site. A failed load is forgotten, so that the next press retries. */
function loadMarkdown(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = fetchMarkdown(path);
  texts.set(path, text);
  text.catch(() => texts.delete(path));
  return text;
}

/**
 * Copies the Markdown at a path to the clipboard. Call it in a click handler: Safari only opens the clipboard then, so
 * it gets the text as a promise where `ClipboardItem` is supported.
 * @throws when loading fails or the clipboard refuses
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
