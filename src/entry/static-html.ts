/**
 * The HTML of `<Static>` elements as the server wrote it, in document order. A page's module for hydration takes it
 * from here, so that it is not sent twice.
 */
export const staticHtml: string[] = [];

/** Reads the HTML from the server-rendered page. Call before hydration, which may change it. */
export function readStaticHtml(): void {
  const elements = document.querySelectorAll('[data-static]');
  staticHtml.splice(0, staticHtml.length, ...[...elements].map((element) => element.innerHTML));
}
