import { Window } from 'happy-dom';

/** The element tree of a page's HTML. */
export function parseHtml(html: string) {
  const { document } = new Window();
  document.documentElement.innerHTML = html;
  return document;
}

/** The text of an element without space around it. */
export const wordsOf = (element: { readonly textContent: string } | null) => element?.textContent.trim();
