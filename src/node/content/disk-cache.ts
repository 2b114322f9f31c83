import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Results of slow work on disk, keyed by their input. */
export interface DiskCache {
  /** Returns the cached value for the parts; makes and caches it when missing or unreadable. */
  remember<Value>(parts: readonly string[], make: () => Value): Value;
  rememberAsync<Value>(parts: readonly string[], make: () => Promise<Value>): Promise<Value>;
}

/** Keeps nothing. */
export const NO_CACHE: DiskCache = { remember: (_, make) => make(), rememberAsync: (_, make) => make() };

/**
 * Opens a cache in a folder.
 * @param folder created when missing; an unwritable folder only disables caching
 * @param version what results depend on besides the parts, such as the code that makes them
 */
export function createDiskCache(folder: string, version: string): DiskCache {
  const own = join(folder, shortHash(version));
  removeStale(folder, own);
  removeStale(own);
  const fileOf = (parts: readonly string[]) => join(own, shortHash(JSON.stringify(parts)));
  const read = (file: string): { readonly value: unknown } | undefined => {
    try {
      const text = readFileSync(file, 'utf8');
      const [sum, json] = [text.slice(0, HASH_LENGTH), text.slice(HASH_LENGTH)];
      if (sum !== sumOf(file, json)) return undefined;
      markUsed(file);
      return { value: JSON.parse(json) };
    } catch {
      return undefined;
    }
  };
  const write = <Value>(file: string, value: Value): Value => {
    try {
      const json = JSON.stringify(value);
      mkdirSync(own, { recursive: true });
      writeFileSync(file, sumOf(file, json) + json);
    } catch {
      // Without a cache the build is slower, but correct.
    }
    return value;
  };
  return {
    remember<Value>(parts: readonly string[], make: () => Value) {
      const file = fileOf(parts);
      const known = read(file);
      return known ? (known.value as Value) : write(file, make());
    },
    async rememberAsync<Value>(parts: readonly string[], make: () => Promise<Value>) {
      const file = fileOf(parts);
      const known = read(file);
      return known ? (known.value as Value) : write(file, await make());
    },
  };
}

const HASH_LENGTH = 32;

const shortHash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, HASH_LENGTH);

/** Each file starts with the hash of its name and its JSON: a damaged, half-written or foreign file is ignored. */
const sumOf = (file: string, json: string) => shortHash(basename(file) + json);

function markUsed(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // In a cache of somebody else the result is good, but cannot be marked.
  }
}

/** Unused results are kept for a week: a switch of branches may need them again. */
const STALE_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes from a folder everything that is unused for `STALE_MS`. @param used path that is in use now */
function removeStale(folder: string, used?: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (path === used) markUsed(path);
      const isStale = Date.now() - statSync(path).mtimeMs > STALE_MS;
      if (isStale) rmSync(path, { recursive: true, force: true });
    }
  } catch {
    // No folder, or not accessible: nothing to remove.
  }
}
