import { bareRoute, isExternal, routeKey } from './path.ts';
import type { NavItem } from './site.ts';

/**
 * Spec 2.3: an item is active when `activeMatch`, or else its link, matches the path without version and language. A
 * group is also active when one of its items is.
 */
export function isNavActive({ activeMatch, link, items = [] }: NavItem, pathname: string): boolean {
  const path = bareRoute(pathname);
  const isOwn = activeMatch === undefined ? isAt(link, path) : new RegExp(activeMatch).test(path);
  return isOwn || items.some((item) => isNavActive(item, pathname));
}

function isAt(link: string | undefined, path: string): boolean {
  return link !== undefined && !isExternal(link) && routeKey(bareRoute(link)) === routeKey(path);
}
