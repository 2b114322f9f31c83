import { useSyncExternalStore } from 'react';
import { createListeners } from '../parts/listeners.ts';
import { readStored, writeStored } from '../parts/storage.ts';

/** Changes by this page; browsers fire `storage` only in other tabs. */
const changes = createListeners();

/** Calls `onChange` when this page or another tab stores something. @returns a function that stops the calls */
export function subscribeToStorage(onChange: () => void): () => void {
  const remove = changes.add(onChange);
  addEventListener('storage', onChange);
  // A page in the back-forward cache misses the changes of other tabs.
  addEventListener('pageshow', onChange);
  return () => {
    remove();
    removeEventListener('storage', onChange);
    removeEventListener('pageshow', onChange);
  };
}

/** The stored text, updated by this page and other tabs; null without a key, and during hydration, as on the server. */
export function useStored(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => (key === undefined ? null : readStored(key)),
    () => null,
  );
}

/** Stores a text and updates the components that read it. */
export function changeStored(key: string, value: string): void {
  writeStored(key, value);
  changes.notify();
}
