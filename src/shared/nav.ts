import { routeKey, withoutLang } from './path.ts';
import type { NavItem } from './site.ts';

/** Spec 2.3: an item is active when its `activeMatch`, or else its link, is found in the path. */
export function isNavActive(item: NavItem, pathname: string): boolean {
  const path = withoutLang(pathname);
  if (item.activeMatch !== undefined) return new RegExp(item.activeMatch).test(path);
  if (item.link !== undefined) return routeKey(withoutLang(item.link)) === routeKey(path);
  return item.items?.some((child) => isNavActive(child, pathname)) ?? false;
}
