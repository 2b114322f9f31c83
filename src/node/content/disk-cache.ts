import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of slow work, kept on disk by what they were made from. */
export interface DiskCache {
  /** The value made from these parts: from disk when it is there and whole, else made and kept. */
  remember<Value>(parts: readonly string[], make: () => Value): Value;
  /** The same for work that waits. */
  rememberAsync<Value>(parts: readonly string[], make: () => Promise<Value>): Promise<Value>;
}

/**
 * A cache in a folder.
 * @param folder is made when absent; a folder that cannot be written only makes the work slower
 * @param version everything beside the parts that the results depend on, such as the code that makes them
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
      // Renamed into place, so that another process never reads half a file.
      writeFileSync(`${file}.${process.pid}`, JSON.stringify({ value }));
      renameSync(`${file}.${process.pid}`, file);
    } catch {
      // Without a cache the build is slower, not wrong.
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

/** How long the results of another version are kept: a branch may come back. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes what other versions have left behind and not touched for long. */
function removeStale(folder: string, own: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      const isStale = Date.now() - statSync(path).mtimeMs > STALE_MS;
      if (path !== own && isStale) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // There is no folder yet, or it is out of reach: nothing to remove.
  }
}
