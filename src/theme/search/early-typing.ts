/** What is typed while the dialog is on its way, for its field. */

import { isCharacter } from './search-events.ts';

export interface EarlySearch {
  readonly text: string;
  /** Arrow keys and Enter since the text changed last. */
  readonly presses: readonly KeyboardEvent[];
}

export const NOTHING_TYPED: EarlySearch = { text: '', presses: [] };

/** What has been typed after one more key, as the field would have it. @param event a key for the field, but no Escape */
export function typeKey({ text, presses }: EarlySearch, event: KeyboardEvent): EarlySearch {
  if (isCharacter(event)) return { text: text + event.key, presses: [] };
  if (event.key !== 'Backspace') return { text, presses: [...presses, event] };
  // With Ctrl, or Option on a Mac, a whole word.
  const end = event.ctrlKey || event.altKey ? /\S*\s*$/ : /.$/u;
  return { text: text.replace(end, ''), presses: [] };
}

/** Presses the keys again where the focus is. A browser follows no link at an Enter that a script has made: this does. */
export function pressAgain(presses: readonly KeyboardEvent[]): void {
  for (const press of presses) {
    const target = document.activeElement;
    const isFree = target?.dispatchEvent(new KeyboardEvent('keydown', press));
    if (isFree && press.key === 'Enter') target?.dispatchEvent(new MouseEvent('click', press));
  }
}
