import type { OpenIndex } from './open-index.ts';

const MOST_KEYS = 300;

/**
 * Creates a cache of values computed from an index.
 * @returns a function that returns the value of a key, computed at the first call; a full cache is emptied
 */
export function indexCache<Value>() {
  const caches = new WeakMap<OpenIndex, Map<string, Value>>();
  return (index: OpenIndex, key: string, compute: () => Value): Value => {
    const cache = caches.get(index) ?? new Map<string, Value>();
    caches.set(index, cache);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const value = compute();
    if (cache.size >= MOST_KEYS) cache.clear();
    cache.set(key, value);
    return value;
  };
}
