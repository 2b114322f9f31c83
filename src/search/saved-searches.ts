/** Recent and favorite searches (spec 3): results that a reader opened. Pure; the theme does the storing. */

import { isSitePath } from '#shared/path.ts';

/** Spec 9: limits of recent searches, kept and shown beside favorites. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
/** Spec 9: limit of favorites. */
export const FAVORITES_LIMIT = 10;
/** The site never stores longer texts. */
const TEXT_MAX_CHARACTERS = 512;

export interface SavedSearch {
  /** Path from the root of the site; identifies the search. */
  readonly url: string;
  readonly title: string;
  /** Its place in the site, such as `Config › coverage`. */
  readonly trail: string;
}

export interface SavedSearches {
  /** Latest first, as in `favorites`. */
  readonly recent: readonly SavedSearch[];
  readonly favorites: readonly SavedSearch[];
}

export const NOTHING_SAVED: SavedSearches = { recent: [], favorites: [] };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX_CHARACTERS;

function readList(value: unknown, limit: number): readonly SavedSearch[] {
  if (!Array.isArray(value)) return [];
  const valid = (value as readonly unknown[]).flatMap((each) => {
    const { url, title, trail } = (each ?? {}) as Record<string, unknown>;
    // Storage is not trusted: an address that is not a path of the site could run a script.
    return isText(url) && isSitePath(url) && isText(title) && title !== '' && isText(trail)
      ? [{ url, title, trail }]
      : [];
  });
  return [...new Map(valid.map((each) => [each.url, each])).values()].slice(0, limit);
}

/** Parses the stored JSON; drops invalid entries. */
export function parseSavedSearches(stored: string | null): SavedSearches {
  try {
    const { recent, favorites } = (JSON.parse(stored ?? 'null') ?? {}) as Record<string, unknown>;
    const kept = readList(favorites, FAVORITES_LIMIT);
    return { recent: without(readList(recent, RECENT_LIMIT), ...kept), favorites: kept };
  } catch {
    return NOTHING_SAVED;
  }
}

function without(list: readonly SavedSearch[], ...others: readonly SavedSearch[]): readonly SavedSearch[] {
  return list.filter(({ url }) => !others.some((other) => other.url === url));
}

/** Adds a search in front of the recent ones, unless it is a favorite (spec 5). */
export function addRecent(saved: SavedSearches, search: SavedSearch): SavedSearches {
  if (saved.favorites.some(({ url }) => url === search.url)) return saved;
  return { ...saved, recent: [search, ...without(saved.recent, search)].slice(0, RECENT_LIMIT) };
}

/** Turns a search into a favorite, unless the limit is reached. */
export function saveSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  const others = without(saved.favorites, search);
  if (others.length >= FAVORITES_LIMIT) return saved;
  return { recent: without(saved.recent, search), favorites: [search, ...others] };
}

/** Turns a favorite back into a recent search. */
export function unsaveSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return addRecent(removeSearch(saved, search), search);
}

/** Removes a search from the recent ones and from the favorites. */
export function removeSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return { recent: without(saved.recent, search), favorites: without(saved.favorites, search) };
}
