import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

/** Tells the parts of this page of a change; other tabs hear `storage`. */
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
 * The stored text, as this page and other tabs change it.
 * @param key nothing is read without one
 * @returns null while hydrating, since the server cannot know, and when nothing is stored
 */
export function useStored(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribe,
    () => (key === undefined ? null : readStored(key)),
    () => null,
  );
}

/** Stores a text and shows it wherever it is used. */
export function changeStored(key: string, value: string): void {
  writeStored(key, value);
  dispatchEvent(new Event(STORED_EVENT));
}
