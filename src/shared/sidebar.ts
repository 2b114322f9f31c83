/** Pure functions over the sidebar. */

import { addressIn, type Addressing, type LocaleVersion } from './address.ts';
import type { Lang } from './page.ts';
import { isExternal, isSameRoute, sectionOf, versionOf } from './path.ts';
import type { Sidebar, SidebarEntry, SidebarItem } from './schema/navigation.ts';
import type { Site } from './site.ts';

export interface SidebarLink extends Pick<SidebarItem, 'text' | 'overviewHeaders'> {
  readonly link: string;
}

export function isSidebarItem(entry: SidebarEntry): entry is SidebarItem {
  return 'text' in entry;
}

/** The sidebar with its links in the given language and version. */
export function localizeSidebar(
  entries: readonly SidebarEntry[],
  locale: LocaleVersion,
  config: Addressing,
): readonly SidebarEntry[] {
  return entries.map((entry) => {
    if (!isSidebarItem(entry)) return entry;
    return {
      ...entry,
      ...(entry.link !== undefined && { link: addressIn(entry.link, locale, config) }),
      ...(entry.items && { items: localizeSidebar(entry.items, locale, config) }),
    };
  });
}

/** The sections that have a sidebar in some version: `guide` for `guide` and `v1/guide`. */
export function sidebarSections(sidebar: Sidebar): readonly string[] {
  return [...new Set(Object.keys(sidebar).map((key) => key.replace(/^.*\//, '')))];
}

/** Key of the sidebar for a route's section: the one of its version if there is one. */
export function sidebarKey(sidebar: Sidebar, routePath: string): string {
  const section = sectionOf(routePath);
  const own = `${versionOf(routePath)}/${section}`;
  return Object.hasOwn(sidebar, own) ? own : section;
}

/** The sidebar for a route's section, with links in its language and version. */
export function sidebarAt({ config, locales }: Site, routePath: string, lang: Lang): readonly SidebarEntry[] {
  const { sidebar } = locales[lang];
  const key = sidebarKey(sidebar, routePath);
  // A section may be named as a property of all objects, such as `constructor`.
  const entries = (Object.hasOwn(sidebar, key) && sidebar[key]) || [];
  return localizeSidebar(entries, { lang, version: versionOf(routePath) }, config);
}

/** A language's sidebars in the default version by section, in the author's order and with links in the language. */
export function currentSidebars(site: Site, lang: Lang): readonly (readonly [string, readonly SidebarEntry[]])[] {
  // Not `v1/guide`: pages of the default version have addresses without a version.
  const sections = Object.keys(site.locales[lang].sidebar).filter((key) => !key.includes('/'));
  return sections.map((section) => [section, sidebarAt(site, `/${section}/`, lang)]);
}

/** All links of the sidebar, in reading order. */
export function flattenSidebar(entries: readonly SidebarEntry[]): readonly SidebarLink[] {
  return entries.filter(isSidebarItem).flatMap(({ text, link, overviewHeaders, items }) => {
    const own = link === undefined ? [] : [{ text, link, ...(overviewHeaders && { overviewHeaders }) }];
    return [...own, ...flattenSidebar(items ?? [])];
  });
}

/** True when the item, or one below it, links to the route. */
export function containsPage(item: SidebarItem, routePath: string): boolean {
  return flattenSidebar([item]).some(({ link }) => isSameRoute(link, routePath));
}

/** The previous and next page in reading order; links to other sites are none. */
export function neighbors(
  entries: readonly SidebarEntry[],
  routePath: string,
): { readonly prev?: SidebarLink | undefined; readonly next?: SidebarLink | undefined } {
  const links = flattenSidebar(entries).filter(({ link }) => !isExternal(link));
  const at = links.findIndex(({ link }) => isSameRoute(link, routePath));
  return at < 0 ? {} : { prev: links[at - 1], next: links[at + 1] };
}
