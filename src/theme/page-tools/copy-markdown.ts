/** The Markdown of pages, by address: a page is fetched once (spec 7). */
const texts = new Map<string, Promise<string>>();

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}

/** The Markdown at an address of this site. A failure is forgotten, so that the next press tries again. */
function loadMarkdown(path: string): Promise<string> {
  const known = texts.get(path);
  if (known) return known;
  const text = fetchMarkdown(path);
  texts.set(path, text);
  text.catch(() => texts.delete(path));
  return text;
}

/**
 * Puts the Markdown at an address into the clipboard. Call it within a press: Safari opens the clipboard only then, so
 * it is handed the text as a promise where the browser can take one.
 * @throws when the file cannot be had or the clipboard refuses
 */
export async function copyMarkdown(path: string): Promise<void> {
  const text = loadMarkdown(path);
  if (typeof ClipboardItem === 'undefined') {
    await navigator.clipboard.writeText(await text);
    return;
  }
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // Where there is no clipboard nobody waits for it.
  blob.catch(() => {});
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
