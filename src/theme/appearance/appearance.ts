/** Light, dark or system appearance (spec 4), as the class `dark` or `light` on the root; CSS does the rest. */

import { readStored } from '../parts/storage.ts';

const APPEARANCES = ['auto', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const APPEARANCE_KEY = 'theme';

/** The stored choice; unknown values count as `auto`. */
export function storedAppearance(): Appearance {
  const stored = readStored(APPEARANCE_KEY);
  return APPEARANCES.find((each) => each === stored) ?? 'auto';
}

function isDark(appearance: Appearance): boolean {
  return appearance === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : appearance === 'dark';
}

/** Sets the class on the root element. `light` needs one too, since without a class the system decides. */
export function applyAppearance(appearance: Appearance): void {
  const dark = isDark(appearance);
  document.documentElement.classList.toggle('dark', dark);
  document.documentElement.classList.toggle('light', !dark);
}

/** Applies the stored choice now, on changes in other tabs or the system, and when the page is shown again. */
export function followAppearance(): void {
  const apply = () => applyAppearance(storedAppearance());
  apply();
  addEventListener('storage', apply);
  addEventListener('pageshow', apply);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply);
}

/** The choice that flips light and dark; `auto` when the system has the wanted one, to follow it again. */
export function flippedAppearance(): Appearance {
  // Not by the class on the root: a view transition changes it only in its next frame.
  const wantsDark = !isDark(storedAppearance());
  if (wantsDark === isDark('auto')) return 'auto';
  return wantsDark ? 'dark' : 'light';
}
