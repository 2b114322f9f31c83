/** Shared by search button, start-up script and search. Keep it small: the start-up script is inlined in every page. */

import { SEARCH_FAILURE_ID } from '#shared/dom.ts';
import { closestTo } from '../parts/events.ts';

/** Class of the search button: typing a letter on it opens the search. */
export const SEARCH_BUTTON_CLASS = 'search-button';

/** True for a key that types one character, of one or two UTF-16 units; other keys have longer names. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

export const isAtSearchButton = (event: Event): boolean => closestTo(event, `.${SEARCH_BUTTON_CLASS}`) !== null;

/** `key` of a key that an input method handles; `code` still identifies it. */
const INPUT_METHOD_KEY = 'Process';

/** Spec 2.7: Ctrl or Command with K; `/` outside of input fields. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) {
    // On a Cyrillic layout, K is matched by `code`; on a Latin one, such as Dvorak, by the letter it types.
    return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[!-~]$/.test(key)));
  }
  const isSlash = key === '/' || (key === INPUT_METHOD_KEY && code === 'Slash' && !shiftKey);
  return isSlash && !closestTo(event, 'input, textarea, select, [contenteditable]');
}

/** The field's initial text when a key opens the search (spec 2.7), as a shortcut or on the button; else undefined. */
export function openingText(event: KeyboardEvent): string | undefined {
  if (isSearchShortcut(event)) return '';
  if (!isAtSearchButton(event) || !isCharacter(event)) return undefined;
  // Space activates a button but scrolls on a link.
  if (event.key === ' ') return '';
  return /[\p{L}\p{N}]/u.test(event.key) ? event.key : undefined;
}

/** True for keys that the search field handles: typing, moving through results, opening one, closing. */
export function isForField(event: KeyboardEvent): boolean {
  // They press the retry button.
  if (/^(?:Enter| )$/.test(event.key) && closestTo(event, `#${SEARCH_FAILURE_ID}`)) return false;
  return isCharacter(event) || /^(?:Backspace|Enter|Escape|Arrow.*)$/.test(event.key);
}

/** `keyCode` of keys handled by an input method. Safari ends the composition before it fires the key event. */
const COMPOSING_KEY_CODE = 229;

/** True for keys handled by an input method: Enter then accepts its word, and Escape discards it. */
export function isComposing({ isComposing: isPart, keyCode }: KeyboardEvent): boolean {
  return isPart || keyCode === COMPOSING_KEY_CODE;
}
