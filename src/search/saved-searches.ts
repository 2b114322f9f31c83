/** Recent and favourite searches (spec 3): places that a reader went to from the search. Pure; storing is the theme's part. */

import { isSitePath } from '#shared/path.ts';

/** Spec 9: recent searches kept, and how many of them show when there are favourites. */
export const RECENT_LIMIT = 7;
export const RECENT_LIMIT_WITH_FAVORITES = 4;
/** Spec 9: favourites kept. */
export const FAVORITES_LIMIT = 10;
/** A longer text is none of ours. */
const TEXT_MAX_CHARACTERS = 512;

export interface SavedSearch {
  /** From the root of the site; also what tells two apart. */
  readonly url: string;
  readonly title: string;
  /** Where it stands, such as `Config › coverage`. */
  readonly trail: string;
}

export interface SavedSearches {
  /** The latest first, in both lists. */
  readonly recent: readonly SavedSearch[];
  readonly favorites: readonly SavedSearch[];
}

export const NOTHING_SAVED: SavedSearches = { recent: [], favorites: [] };

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= TEXT_MAX_CHARACTERS;

function readList(value: unknown, limit: number): readonly SavedSearch[] {
  if (!Array.isArray(value)) return [];
  const sound = (value as readonly unknown[]).flatMap((each) => {
    const { url, title, trail } = (each ?? {}) as Record<string, unknown>;
    // Anyone may write into storage: an address that is no path of the site could run a script.
    return isText(url) && isSitePath(url) && isText(title) && title !== '' && isText(trail)
      ? [{ url, title, trail }]
      : [];
  });
  return uniqueByUrl(sound).slice(0, limit);
}

function uniqueByUrl(list: readonly SavedSearch[]): readonly SavedSearch[] {
  return [...new Map(list.map((each) => [each.url, each])).values()];
}

/** Reads what is stored; entries that are not as they should be are left out, whatever they are. */
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

/** Puts a search before the other recent ones, unless it is a favourite (spec 5). */
export function addRecent(saved: SavedSearches, search: SavedSearch): SavedSearches {
  if (saved.favorites.some(({ url }) => url === search.url)) return saved;
  return { ...saved, recent: [search, ...without(saved.recent, search)].slice(0, RECENT_LIMIT) };
}

/** Makes a search a favourite, while there is room for one more. */
export function saveSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  const others = without(saved.favorites, search);
  if (others.length >= FAVORITES_LIMIT) return saved;
  return { recent: without(saved.recent, search), favorites: [search, ...others] };
}

/** Makes a favourite a recent search again. */
export function unsaveSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return addRecent(removeSearch(saved, search), search);
}

/** Forgets a search. */
export function removeSearch(saved: SavedSearches, search: SavedSearch): SavedSearches {
  return { recent: without(saved.recent, search), favorites: without(saved.favorites, search) };
}
