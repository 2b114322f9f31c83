/** Scroll positions by history entry, kept in session storage: after a reload Back still reaches older entries. */

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

const positions = storedPositions();

function storedPositions(): Map<string, ScrollPosition> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, ScrollPosition][]);
  } catch {
    // On the server, with blocked storage, and with content that is not ours.
    return new Map();
  }
}

/** The position where the reader left an entry; `key` is that of the history entry. */
export const scrollPosition = (key: string): ScrollPosition | undefined => positions.get(key);

export function rememberScroll(key: string, position: ScrollPosition): void {
  // Move the entry to the end: most recently used.
  positions.delete(key);
  positions.set(key, position);
}

export const forgetScroll = (key: string): boolean => positions.delete(key);

/** Writes the latest `MAX_ENTRIES` positions to session storage. Call when the page may be unloaded. */
export function storeScroll(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions].slice(-MAX_ENTRIES)));
  } catch {
    // Blocked or full: after a reload, older entries start at their top.
  }
}
