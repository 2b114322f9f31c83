import type { TocEntry } from '#shared/page.ts';
import { readLinks } from '../parts/read-links.ts';

/** The headings in the outline of the document, as `Outline` rendered them. */
export const readOutline = (): readonly TocEntry[] =>
  readLinks(document, '.outline a').map(({ text, href }) => {
    const id = href.slice(1);
    const depth = Number(document.getElementById(id)?.tagName[1]) as TocEntry['depth'];
    return { text, id, depth, charIndex: -1 };
  });
