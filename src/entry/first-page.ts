/**
 * Reads from the document what hydration needs, so that the page does not carry the data twice. Call before hydration,
 * which may replace the elements.
 */

import type { OverviewGroup, PageData, TocEntry } from '#shared/page.ts';
import type { PageState } from '#shared/site-data.ts';

/** The record of the server-rendered page: its state, and the lists that the state leaves out. */
export function firstPage({ page }: Pick<PageState, 'page'>): PageData {
  return { ...page, toc: page.toc ?? readOutline(), ...(page.frontmatter.overview && { overview: readOverview() }) };
}

/** The HTML of `<Static>` elements, in document order. */
export function readStaticHtml(): readonly string[] {
  return [...document.querySelectorAll('[data-static]')].map((element) => element.innerHTML);
}

/** The headings in the outline of the document, as `Outline` rendered them. */
const readOutline = (): readonly TocEntry[] =>
  readLinks(document, '.outline a').map(({ text, href }) => {
    const id = href.slice(1);
    const depth = Number(document.getElementById(id)?.tagName[1]) as TocEntry['depth'];
    return { text, id, depth, charIndex: -1 };
  });

/** The groups of the overview in the document, as `Overview` rendered them. */
const readOverview = (): readonly OverviewGroup[] =>
  [...document.querySelectorAll('.overview-group')].map((group) => ({
    name: group.firstElementChild?.textContent ?? '',
    pages: [...group.querySelectorAll('.overview-page')].map((page) => {
      const [{ text, href: link } = { text: '', href: '' }, ...headings] = readLinks(page, 'a');
      return {
        text,
        link,
        headings: headings.map((heading) => ({ text: heading.text, id: heading.href.slice(link.length + 1) })),
      };
    }),
  }));

const readLinks = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map((link) => ({
    text: link.textContent,
    href: link.getAttribute('href') ?? '',
  }));
