const adopted = new Set<string>();

/**
 * Adopts the styles that a late part exports as `css`: readers who never use the part load neither. Its callers call
 * this function: imported by the part, the function would be a chunk that the part waits for.
 */
export async function withStyles<Part extends { readonly css: string }>(loading: Promise<Part>): Promise<Part> {
  const part = await loading;
  if (!adopted.has(part.css)) {
    adopted.add(part.css);
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(part.css);
    document.adoptedStyleSheets.push(sheet);
  }
  return part;
}
