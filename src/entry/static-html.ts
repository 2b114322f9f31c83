/**
 * The HTML of `<Static>` elements as the server wrote it, in document order: the page's strings, which need not be sent
 * twice. Call before hydration, which may change them.
 */
export function readStaticHtml(): readonly string[] {
  return [...document.querySelectorAll('[data-static]')].map((element) => element.innerHTML);
}
