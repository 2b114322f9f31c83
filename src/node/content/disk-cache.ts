import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of slow work on disk, keyed by their input. */
export interface DiskCache {
  /** Returns the cached value for the parts; makes and caches it when missing or unreadable. */
  remember<Value>(parts: readonly string[], make: () => Value): Value;
  /** The same for asynchronous work. */
  rememberAsync<Value>(parts: readonly string[], make: () => Promise<Value>): Promise<Value>;
}

/**
 * Opens a cache in a folder.
 * @param folder created when missing; an unwritable folder only disables caching
 * @param version everything besides the parts that results depend on, such as the code that makes them
 */
export function createDiskCache(folder: string, version: string): DiskCache {
  const own = join(folder, shortHash(version));
  removeStale(folder, own);
  const fileOf = (parts: readonly string[]) => join(own, `${shortHash(JSON.stringify(parts))}.json`);
  const read = (file: string): { readonly value: unknown } | undefined => {
    try {
      return JSON.parse(readFileSync(file, 'utf8')) as { value: unknown };
    } catch {
      return undefined;
    }
  };
  const write = (file: string, value: unknown) => {
    try {
      mkdirSync(own, { recursive: true });
      // Written atomically by renaming: another process never reads a partial file.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ value }));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // Without a cache the build is slower, but correct.
    }
  };
  return {
    remember(parts, make) {
      const file = fileOf(parts);
      const known = read(file);
      if (known) return known.value as ReturnType<typeof make>;
      const value = make();
      write(file, value);
      return value;
    },
    async rememberAsync(parts, make) {
      const file = fileOf(parts);
      const known = read(file);
      if (known) return known.value as Awaited<ReturnType<typeof make>>;
      const value = await make();
      write(file, value);
      return value;
    },
  };
}

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** Results of other versions are kept for this long: one may return to a branch. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes old results of other versions. */
function removeStale(folder: string, own: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const isStale = Date.now() - statSync(path).mtimeMs > STALE_MS;
      if (path !== own && isStale) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // No folder, or not accessible: nothing to remove.
  }
}
