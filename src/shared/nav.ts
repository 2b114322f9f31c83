import { bareRoute, isExternal, routeKey, sectionOf } from './path.ts';
import type { NavItem } from './schema/navigation.ts';

/**
 * Whether an item is active (spec 2.3): its `activeMatch`, or else its link, matches the path without version and
 * language; or one of its items is active. None is when the path is unknown.
 */
export function isNavActive({ activeMatch, link, items = [] }: NavItem, pathname: string | undefined): boolean {
  if (pathname === undefined) return false;
  const path = bareRoute(pathname);
  const isOwn = activeMatch === undefined ? isAt(link, path) : new RegExp(activeMatch).test(path);
  return isOwn || items.some((item) => isNavActive(item, pathname));
}

/** The item that leads to a page of a section, such as `guide`; undefined when there is none. */
export function sectionItem(nav: readonly NavItem[], section: string): NavItem | undefined {
  return nav.find(({ link }) => link !== undefined && sectionOf(link) === section);
}

/** The name of a section: that of the item which leads to it, or else its own. */
export function sectionName(nav: readonly NavItem[], section: string): string {
  return sectionItem(nav, section)?.text ?? section;
}

function isAt(link: string | undefined, path: string): boolean {
  return link !== undefined && !isExternal(link) && routeKey(bareRoute(link)) === routeKey(path);
}
