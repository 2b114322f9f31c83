/** Light, dark or as the system says (spec 4). The root element carries the class `dark`; CSS does the rest. */

import { readStored, writeStored } from '../hooks/storage.ts';

const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

const APPEARANCE_KEY = 'theme';

/** The stored choice; anything unknown counts as `auto`. */
export function storedAppearance(): Appearance {
  const stored = readStored(APPEARANCE_KEY);
  return APPEARANCES.find((each) => each === stored) ?? 'auto';
}

/** Told on the window when this page has stored a choice; other tabs hear `storage`. */
export const APPEARANCE_EVENT = 'docs:appearance';

export function storeAppearance(appearance: Appearance): void {
  writeStored(APPEARANCE_KEY, appearance);
  dispatchEvent(new Event(APPEARANCE_EVENT));
}

function isDark(appearance: Appearance): boolean {
  return appearance === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance === 'dark';
}

/** Puts the choice on the root element. `light` needs a class too: without scripts the system decides. */
export function applyAppearance(appearance: Appearance): void {
  const dark = isDark(appearance);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

/** Applies the stored choice, now and whenever another tab, the system or the way back to this page brings a new one. */
export function followAppearance(): void {
  const apply = () => applyAppearance(storedAppearance());
  apply();
  addEventListener('storage', ({ key }) => {
    if (key === APPEARANCE_KEY || key === null) apply();
  });
  addEventListener('pageshow', apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}

/** The choice that shows the other one of light and dark: `auto` when that is the system's, so that it is followed again. */
export function flippedAppearance(): Appearance {
  const wantsDark = !document.documentElement.classList.contains('dark');
  if (wantsDark === isDark('auto')) return 'auto';
  return wantsDark ? 'dark' : 'light';
}
