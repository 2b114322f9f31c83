/** Adds a stylesheet that comes with a lazy part's code, so that readers who never use the part do not load it. */
export function adoptStyles(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
