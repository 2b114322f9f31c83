/**
 * The strings of `<Static>` elements as the server wrote them, in document order.
 * The lean form of a page reads them here instead of bringing them along a second time.
 */
export const staticHtml: string[] = [];

/** Reads the strings out of the page that the server sent. Call before hydration, which may change what stands there. */
export function readStaticHtml(): void {
  const elements = document.querySelectorAll('[data-static]');
  staticHtml.splice(0, staticHtml.length, ...[...elements].map((element) => element.innerHTML));
}
