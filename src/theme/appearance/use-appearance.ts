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

/** The reader's choice of light, dark or as the system; undefined in the first render, since the server cannot know. */
export function useAppearance(): Appearance | undefined {
  return useSyncExternalStore(subscribe, storedAppearance, () => undefined);
}
