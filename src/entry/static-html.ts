/**
 * The strings of `<Static>` elements as the server wrote them, in document order.
 * The lean form of a page reads them here instead of bringing them along a second time.
 */
export const staticHtml: string[] = [];

/** Reads the strings out of the page that the server sent. Call once, before hydration. */
export function readStaticHtml(): void {
  const elements = document.querySelectorAll('[data-static]');
  staticHtml.push(...[...elements].map((element) => element.innerHTML));
}
