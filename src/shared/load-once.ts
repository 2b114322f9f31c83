/** Loads each key once. A failed load is forgotten, so that the next call tries again. */
export function loadOnce<Value, Key = void>(load: (key: Key) => Promise<Value>) {
  const loads = new Map<Key, Promise<Value>>();
  /** Forgets a result, so that the next call loads again. With `value`, only when no other load has replaced it. */
  const forget = (key: Key, value = loads.get(key)) => {
    if (loads.get(key) === value) loads.delete(key);
  };
  const call = (key: Key): Promise<Value> => {
    const known = loads.get(key);
    if (known) return known;
    const value = load(key);
    loads.set(key, value);
    value.catch(() => forget(key, value));
    return value;
  };
  return Object.assign(call, { forget });
}
