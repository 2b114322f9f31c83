/** Keys typed while the dialog is loading, kept for its field. */

import { isCharacter } from './search-keys.ts';

export interface EarlySearch {
  readonly text: string;
  /** Arrow keys and Enter since the last change of the text. */
  readonly presses: readonly KeyboardEvent[];
}

export const NOTHING_TYPED: EarlySearch = { text: '', presses: [] };

/** The state after one more key, as the field would handle it. @param event a key for the field, except Escape */
export function typeKey({ text, presses }: EarlySearch, event: KeyboardEvent): EarlySearch {
  if (isCharacter(event)) return { text: text + event.key, presses: [] };
  if (event.key !== 'Backspace') return { text, presses: [...presses, event] };
  // With Ctrl, or Option on a Mac, Backspace deletes a word.
  const end = event.ctrlKey || event.altKey ? /\S*\s*$/ : /.$/u;
  return { text: text.replace(end, ''), presses: [] };
}

/** Replays the keys on the focused element. Browsers follow no link on a synthetic Enter, so this adds a click. */
export function pressAgain(presses: readonly KeyboardEvent[]): void {
  for (const press of presses) {
    const target = document.activeElement;
    const isFree = target?.dispatchEvent(new KeyboardEvent('keydown', press));
    if (isFree && press.key === 'Enter') target?.dispatchEvent(new MouseEvent('click', press));
  }
}
