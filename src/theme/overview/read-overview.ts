import type { OverviewGroup } from '#shared/page.ts';
import { readLinks } from '../parts/read-links.ts';

/** The groups of the overview in the document, as `Overview` rendered them. */
export const readOverview = (): readonly OverviewGroup[] =>
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
