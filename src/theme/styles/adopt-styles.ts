const adopted = new Set<string>();

/** Adds a style sheet to the document, once. Styles that are needed only with scripts come this way. */
export function adoptStyles(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}

/** Adopts the `css` of a lazy part. Not called by the part itself: this would be one more chunk to wait for. */
export async function withStyles<Part extends { readonly css: string }>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  adoptStyles(part.css);
  return part;
}
