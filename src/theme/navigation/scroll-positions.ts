/**
 * Where the reader was on each entry of this tab's history, for moves that the application makes. Kept in session
 * storage: after a reload, Back still leads to older entries without loading them anew.
 */

const STORAGE_KEY = 'docs:scroll';
/** Of the entries that are stored; the oldest go first. */
const MAX_ENTRIES = 100;

/** A place on a page: pixels below a heading, or below the top of the page. It holds when the window is turned. */
export interface ScrollPosition {
  readonly id?: string;
  readonly offset: number;
}

let positions: Map<string, ScrollPosition> | undefined;

function table(): Map<string, ScrollPosition> {
  try {
    positions ??= new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, ScrollPosition][]);
  } catch {
    // Blocked, or somebody else wrote something else there.
    positions = new Map();
  }
  return positions;
}

/** Where the reader left an entry; undefined for one that they never left. */
export function scrollPosition(key: string): ScrollPosition | undefined {
  return table().get(key);
}

/** Notes where the reader is on an entry. */
export function rememberScroll(key: string, position: ScrollPosition): void {
  // Last in the table: the entry was used last.
  table().delete(key);
  table().set(key, position);
}

/** Forgets where the reader was on an entry. */
export function forgetScroll(key: string): void {
  table().delete(key);
}

/** Writes the table to session storage; to be called when the page may go away. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...table()].slice(-MAX_ENTRIES)));
  } catch {
    // Blocked or full: older entries then start at their top after a reload.
  }
}
