/** Storage that never throws: it may be blocked, full or holding rubbish. */

/** The stored text, or null when there is none or storage is out of reach. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text where that is possible. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice then lasts as long as the page.
  }
}
