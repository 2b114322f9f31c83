const adopted = new Set<string>();

/**
 * A part that is loaded late, with the styles that its module exports as `css`, so that readers who never use the part
 * load neither. Belongs to its callers: in the part it would be a chunk of its own, which the part would wait for.
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
