/**
 * Scroll positions per history entry of this tab, for navigations within the document. Kept in session storage, since
 * after a reload Back still reaches older entries without a load.
 */

const STORAGE_KEY = 'docs:positions';
/** Stored entries at most; the oldest are dropped first. */
const MAX_ENTRIES = 100;

/** A scroll position within the section being read, in pixels, and the link from which the Tab key continues. */
export interface ScrollPosition {
  /** Id of the section's heading; undefined above the first one. */
  readonly id?: string | undefined;
  /** Distance from the section's start. */
  readonly offset: number;
  /** Height of the section, which differs in a window of another width. */
  readonly height: number;
  /** Indexes of the open `<details>` in the content. */
  readonly opened?: readonly number[];
  /** Indexes of the code blocks whose lines wrap. */
  readonly wrapped?: readonly number[];
  /** Address of the focused link, as written in the page. */
  readonly link?: string | undefined;
}

let positions: Map<string, ScrollPosition> | undefined;

function table(): Map<string, ScrollPosition> {
  try {
    positions ??= new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, ScrollPosition][]);
  } catch {
    // Storage is blocked or its content is not ours.
    positions = new Map();
  }
  return positions;
}

/** The position where the reader left an entry; undefined when unknown. */
export function scrollPosition(key: string): ScrollPosition | undefined {
  return table().get(key);
}

/** Records the scroll position of an entry; `key` is that of the history entry. */
export function rememberScroll(key: string, position: ScrollPosition): void {
  // Move the entry to the end: most recently used.
  table().delete(key);
  table().set(key, position);
}

/** Drops the scroll position of an entry. */
export function forgetScroll(key: string): void {
  table().delete(key);
}

/** Writes the table to session storage. Call when the page may be unloaded. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...table()].slice(-MAX_ENTRIES)));
  } catch {
    // Blocked or full: after a reload, older entries start at their top.
  }
}
