/** Data on a doc page for search engines: schema.org's TechArticle and BreadcrumbList, as JSON-LD. */

import { addressIn } from '#shared/address.ts';
import { isNavActive } from '#shared/nav.ts';
import type { PageData } from '#shared/page.ts';
import { isExternal, isSameRoute } from '#shared/path.ts';
import type { SidebarEntry, SidebarItem } from '#shared/schema/navigation.ts';
import { containsPage, isSidebarItem, sidebarAt } from '#shared/sidebar.ts';
import type { Site } from '#shared/site.ts';

/** The structured data of a doc page; undefined for other types of page. */
export function structuredData(page: PageData, site: Site): unknown {
  if (page.pageType !== 'doc') return undefined;
  const { config, locales } = site;
  const { tag, nav, description } = locales[page.lang];
  const addressOf = (link: string) => config.origin + addressIn(link, page, config);
  const url = config.origin + page.routePath;
  const section = nav.find((item) => isNavActive(item, page.routePath));
  const trail = [
    { name: config.title, item: addressOf('/') },
    ...[section, ...parentsOf(page.routePath, sidebarAt(site, page.routePath, page.lang))].flatMap((above) =>
      above?.link === undefined || isExternal(above.link) ? [] : [{ name: above.text, item: addressOf(above.link) }],
    ),
    { name: page.title, item: url },
  ].filter(({ item }, index, all) => all.findIndex((other) => other.item === item) === index);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'TechArticle',
        headline: page.title,
        description: page.frontmatter.description ?? description,
        inLanguage: tag,
        url,
        ...(page.lastUpdatedTime !== '' && { dateModified: page.lastUpdatedTime }),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: trail.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
      },
    ],
  };
}

/** The items of a sidebar above the page, from the outside in. */
function parentsOf(routePath: string, entries: readonly SidebarEntry[]): readonly SidebarItem[] {
  const item = entries.filter(isSidebarItem).find((each) => containsPage(each, routePath));
  if (!item || (item.link !== undefined && isSameRoute(item.link, routePath))) return [];
  return [item, ...parentsOf(routePath, item.items ?? [])];
}
