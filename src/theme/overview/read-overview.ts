import type { OverviewGroup } from '#shared/page.ts';

const all = (parent: ParentNode, selector: string) => [...parent.querySelectorAll(selector)];

/** The groups of the overview in the document, as `Overview` rendered them; undefined on other pages. */
export function readOverview(): readonly OverviewGroup[] | undefined {
  const overview = document.querySelector('.overview');
  if (!overview) return undefined;
  return all(overview, '.overview-group').map((group) => ({
    name: group.querySelector('h2')?.textContent ?? '',
    pages: all(group, '.overview-page').map((page) => {
      const title = page.querySelector('h3 a');
      const link = title?.getAttribute('href') ?? '';
      const headings = all(page, '.overview-headings a').map((heading) => ({
        text: heading.textContent,
        id: (heading.getAttribute('href') ?? '').slice(link.length + 1),
      }));
      return { text: title?.textContent ?? '', link, headings };
    }),
  }));
}
