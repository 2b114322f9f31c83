import { useSyncExternalStore } from 'react';
import { APPEARANCE_EVENT, storedAppearance, type Appearance } from './appearance.ts';

function subscribe(onChange: () => void): () => void {
  addEventListener('storage', onChange);
  addEventListener(APPEARANCE_EVENT, onChange);
  return () => {
    removeEventListener('storage', onChange);
    removeEventListener(APPEARANCE_EVENT, onChange);
  };
}

/** The stored choice; undefined in the first render, since the server does not know it. */
export function useAppearance(): Appearance | undefined {
  return useSyncExternalStore(subscribe, storedAppearance, () => undefined);
}
