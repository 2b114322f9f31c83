/** The overview of a section (spec 2.5): its pages in their groups, with their headings, and the filter over them. */

import type { OverviewGroup, OverviewPage, PageEntry } from './page.ts';
import { routeKey } from './path.ts';
import { flattenSidebar, isSidebarItem } from './sidebar.ts';
import type { SidebarEntry, SidebarItem } from './site.ts';

/** Spec 2.5: the depth of the headings that an overview lists. */
const DEFAULT_OVERVIEW_HEADERS: readonly number[] = [2];

/** Items of the sidebar by the key of their link, with those inside groups. */
function itemsByLink(entries: readonly SidebarEntry[]): ReadonlyMap<string, SidebarItem> {
  const items = new Map<string, SidebarItem>();
  for (const item of entries.filter(isSidebarItem)) {
    if (item.link !== undefined) items.set(routeKey(item.link), item);
    for (const [key, child] of itemsByLink(item.items ?? [])) items.set(key, child);
  }
  return items;
}

/**
 * The groups of a section's sidebar with the headings of their pages.
 * A page's own `overviewHeaders` decides which headings are listed, then the sidebar's, then depth 2.
 */
export function overviewGroups(
  sidebar: readonly SidebarEntry[],
  pages: readonly PageEntry[],
): readonly OverviewGroup[] {
  const entries = new Map(pages.map((page) => [routeKey(page.routePath), page]));
  const items = itemsByLink(sidebar);
  return sidebar
    .filter(isSidebarItem)
    .filter(({ items: children }) => children !== undefined)
    .map((group) => ({
      name: group.text,
      pages: flattenSidebar([group]).flatMap(({ text, link }): OverviewPage[] => {
        const entry = entries.get(routeKey(link));
        if (!entry) return [];
        const headers =
          entry.frontmatter.overviewHeaders ?? items.get(routeKey(link))?.overviewHeaders ?? DEFAULT_OVERVIEW_HEADERS;
        const headings = entry.toc.filter(({ depth }) => headers.includes(depth));
        return [{ text, link, headings: headings.map(({ text: heading, id }) => ({ text: heading, id })) }];
      }),
    }));
}

/** Case and hyphens do not count (spec 2.5). */
const fold = (text: string) => text.toLowerCase().replace(/-/g, '');

/** What is left of the groups for a query: a group or page whose own name matches stays whole. */
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
