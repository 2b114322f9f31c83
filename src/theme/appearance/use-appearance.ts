import { useSyncExternalStore } from 'react';
import { changeStored, subscribeToStorage } from '../hooks/use-stored.ts';
import { APPEARANCE_KEY, storedAppearance, type Appearance } from './appearance.ts';

/** The stored choice; undefined in the first render, since the server does not know it. */
export function useAppearance(): Appearance | undefined {
  return useSyncExternalStore(subscribeToStorage, storedAppearance, () => undefined);
}

export function storeAppearance(appearance: Appearance): void {
  changeStored(APPEARANCE_KEY, appearance);
}
