const adopted = new Set<string>();

/** Adds a style sheet to the document, once. Styles that are needed only with scripts come this way. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
