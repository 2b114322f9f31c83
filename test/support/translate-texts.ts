/**
 * Changes every text node inside an element as browsers do when they translate a page.
 * @param replaces true when the texts are replaced, false when they are only moved
 */
export function translateTexts({
  selector,
  replaces,
}: {
  readonly selector: string;
  readonly replaces: boolean;
}): void {
  const walker = document.createTreeWalker(document.querySelector(selector) as Element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(replaces ? text.data : text);
  }
}
