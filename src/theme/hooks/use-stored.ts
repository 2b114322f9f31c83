import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

/** Calls `onChange` when this page or another tab stores something. @returns stops that */
export function subscribeToStorage(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
}

/**
 * The stored text, updated by this page and other tabs.
 * @param key nothing is read when undefined
 * @returns null during hydration, since the server does not know it, and when nothing is stored
 */
export function useStored(key: string | undefined): string | null {
  return useSyncExternalStore(
    subscribeToStorage,
    () => (key === undefined ? null : readStored(key)),
    () => null,
  );
}

/** Stores a text and updates what shows it. */
export function changeStored(key: string, value: string): void {
  writeStored(key, value);
  // Browsers tell only other tabs. Without a key: whoever follows one hears nothing of its own page.
  dispatchEvent(new Event('storage'));
}
