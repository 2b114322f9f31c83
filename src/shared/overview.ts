/** The overview of a section (spec 2.5): its groups, pages and headings, and the filter. */

import type { OverviewGroup, OverviewPage, PageEntry } from './page.ts';
import { routeKey } from './path.ts';
import type { SidebarEntry } from './schema/navigation.ts';
import { flattenSidebar, isSidebarItem } from './sidebar.ts';

/** Spec 2.5: default depth of listed headings. */
const DEFAULT_OVERVIEW_HEADERS: readonly number[] = [2];

/**
 * The groups of a sidebar with their pages' headings. The depths are the `overviewHeaders` of the page, else of the
 * sidebar's item, else of the overview.
 * @param depths the overview's own
 */
export function overviewGroups(
  sidebar: readonly SidebarEntry[],
  pages: readonly PageEntry[],
  depths: readonly number[] = DEFAULT_OVERVIEW_HEADERS,
): readonly OverviewGroup[] {
  const entries = new Map(pages.map((page) => [routeKey(page.routePath), page]));
  return sidebar
    .filter(isSidebarItem)
    .filter(({ items: children }) => children !== undefined)
    .map((group) => ({
      name: group.text,
      pages: flattenSidebar([group]).flatMap(({ text, link, overviewHeaders }): OverviewPage[] => {
        const entry = entries.get(routeKey(link));
        if (!entry) return [];
        const headers = entry.frontmatter.overviewHeaders ?? overviewHeaders ?? depths;
        const headings = entry.toc.filter(({ depth }) => headers.includes(depth));
        return [{ text, link, headings: headings.map(({ text: heading, id }) => ({ text: heading, id })) }];
      }),
    }));
}

/** The filter ignores case and hyphens (spec 2.5). */
const fold = (text: string) => text.toLowerCase().replace(/-/g, '');

/** The groups filtered by a query: a group or page whose own name matches is kept whole. */
export function filterOverview(groups: readonly OverviewGroup[], query: string): readonly OverviewGroup[] {
  const wanted = fold(query.trim());
  const fits = (text: string) => fold(text).includes(wanted);
  return groups.flatMap((group) => {
    if (fits(group.name)) return [group];
    const pages = group.pages.flatMap((page) => {
      if (fits(page.text)) return [page];
      const headings = page.headings.filter(({ text }) => fits(text));
      return headings.length > 0 ? [{ ...page, headings }] : [];
    });
    return pages.length > 0 ? [{ ...group, pages }] : [];
  });
}
