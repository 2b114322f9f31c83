import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

/** Announces changes within this page; other tabs get `storage`. */
const STORED_EVENT = 'docs:stored';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(STORED_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(STORED_EVENT, onChange);
  };
}

/**
 * The stored text, updated by this page and other tabs.
 * @param key nothing is read when undefined
 * @returns null during hydration, since the server does not know it, and when nothing is stored
 */
export function useStored(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key === undefined ? null : readStored(key)),
    () => null,
  );
}

/** Stores a text and updates every `useStored` of the key. */
export function changeStored(key: string, value: string): void {
  writeStored(key, value);
  dispatchEvent(new Event(STORED_EVENT));
}
