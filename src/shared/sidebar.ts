/** Sums over a sidebar: what is in it, what comes before and after, what is open. */

import type { Lang } from './page.ts';
import { inVersion, localize, routeKey, sectionOf, versionOf } from './path.ts';
import type { SidebarEntry, SidebarItem, Site } from './site.ts';

export interface SidebarLink {
  readonly text: string;
  readonly link: string;
}

export function isSidebarItem(entry: SidebarEntry): entry is SidebarItem {
  return 'text' in entry;
}

/** The sidebar with every link in the given language, and in a version when it is not the default one. */
export function localizeSidebar(
  entries: readonly SidebarEntry[],
  lang: Lang,
  defaultLang: Lang,
  version = '',
): readonly SidebarEntry[] {
  return entries.map((entry) => {
    if (!isSidebarItem(entry)) return entry;
    return {
      ...entry,
      ...(entry.link !== undefined && { link: inVersion(localize(entry.link, lang, defaultLang), version, '') }),
      ...(entry.items && { items: localizeSidebar(entry.items, lang, defaultLang, version) }),
    };
  });
}

/** The sidebar of the section that a route stands in, with links in its language and version. */
export function sidebarAt({ config, locales }: Site, routePath: string, lang: Lang): readonly SidebarEntry[] {
  const { sidebar } = locales[lang];
  const [version, section] = [versionOf(routePath), sectionOf(routePath)];
  return localizeSidebar(sidebar[`${version}/${section}`] ?? sidebar[section] ?? [], lang, config.lang, version);
}

/** Every link of the sidebar, in reading order. */
export function flattenSidebar(entries: readonly SidebarEntry[]): readonly SidebarLink[] {
  return entries.filter(isSidebarItem).flatMap(({ text, link, items }) => {
    const own = link === undefined ? [] : [{ text, link }];
    return [...own, ...flattenSidebar(items ?? [])];
  });
}

/** True when the item, or one below it, is the page. */
export function containsPage(item: SidebarItem, routePath: string): boolean {
  return flattenSidebar([item]).some(({ link }) => routeKey(link) === routeKey(routePath));
}

/** The pages before and after a page in reading order. */
export function neighbours(
  entries: readonly SidebarEntry[],
  routePath: string,
): { readonly prev?: SidebarLink; readonly next?: SidebarLink } {
  const links = flattenSidebar(entries);
  const at = links.findIndex(({ link }) => routeKey(link) === routeKey(routePath));
  if (at < 0) return {};
  const [prev, next] = [links[at - 1], links[at + 1]];
  return { ...(prev && { prev }), ...(next && { next }) };
}
