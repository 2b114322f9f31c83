/** Local storage that never throws: it may be blocked, full or contain invalid data. */

/**
 * Values that storage rejected, kept until the page is unloaded. Global, since the start-up script and the client each
 * have their own copy of this module.
 */
const shared = globalThis as { docsUnstored?: Map<string, string> };
const unstored = (shared.docsUnstored ??= new Map<string, string>());

/** The stored text, or the one kept in memory because storage rejected it; null when there is neither. */
export function readStored(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or keeps it in memory when storage rejects it. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}
