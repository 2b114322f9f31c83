/**
 * The HTML of `<Static>` elements as the server wrote it, in document order. The lean form of a page reads it from here
 * instead of shipping it again.
 */
export const staticHtml: string[] = [];

/** Reads the HTML from the server-rendered page. Call before hydration, which may change it. */
export function readStaticHtml(): void {
  const elements = document.querySelectorAll('[data-static]');
  staticHtml.splice(0, staticHtml.length, ...[...elements].map((element) => element.innerHTML));
}
