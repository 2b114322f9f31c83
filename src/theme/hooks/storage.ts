/** Storage that never throws: it may be blocked, full or holding rubbish. */

/** What storage would not take: it lasts as long as the page. */
const unstored = new Map<string, string>();

/** The stored text, or null when there is none or storage is out of reach. */
export function readStored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text where that is possible, else keeps it for this visit. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}
