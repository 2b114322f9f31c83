/** What the search button, the start-up script and the search agree on. Small: the start-up script stands in every page. */

/** Marks the button: a letter typed on it opens the search. */
export const SEARCH_BUTTON_CLASS = 'search-button';

/** True for a press with a key held by which browsers open a link elsewhere. */
export const hasModifier = ({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>) =>
  ctrlKey || metaKey || shiftKey;

/** A key that types one character, be it of two UTF-16 units; other keys have names. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

/** The element of this selector that an event happened in; null when there is none. */
export const closestTo = ({ target }: Event, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export const isAtSearchButton = (event: Event): boolean => closestTo(event, `.${SEARCH_BUTTON_CLASS}`) !== null;

/** What an input method calls the key that it takes; `code` still says which one it was. */
const INPUT_METHOD_KEY = 'Process';

/** Spec 2.7: Ctrl or Command with K; `/` outside of input fields. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, code, ctrlKey, metaKey, shiftKey, altKey } = event;
  if (altKey) return false;
  if (ctrlKey || metaKey) {
    // On a Cyrillic layout the K key types another letter; on a Latin one, such as Dvorak, K is where it types K.
    return !shiftKey && (key.toLowerCase() === 'k' || (code === 'KeyK' && !/^[!-~]$/.test(key)));
  }
  const isSlash = key === '/' || (key === INPUT_METHOD_KEY && code === 'Slash' && !shiftKey);
  return isSlash && !closestTo(event, 'input, textarea, select, [contenteditable]');
}

/**
 * Whether a key opens the search (spec 2.7): a shortcut, or typing on the search button.
 * @returns the text that the field begins with; undefined for any other key
 */
export function openingText(event: KeyboardEvent): string | undefined {
  if (isSearchShortcut(event)) return '';
  if (!isAtSearchButton(event) || !isCharacter(event)) return undefined;
  // The space bar presses buttons, but scrolls at links.
  if (event.key === ' ') return '';
  return /[\p{L}\p{N}]/u.test(event.key) ? event.key : undefined;
}

/** A key that means something to the search's field: typing, going through the results, opening one, closing. */
export function isForField(event: KeyboardEvent): boolean {
  return isCharacter(event) || /^(?:Backspace|Enter|Escape|Arrow.*)$/.test(event.key);
}

/** Says that the search cannot be loaded. It stands in the HTML, for the start-up script. */
export const SEARCH_FAILURE_ID = 'docs-search-failure';

/** Names of what is asked of the search, whoever asks. */
export const OPEN_SEARCH_EVENT = 'docs:open-search';
export const PREPARE_SEARCH_EVENT = 'docs:prepare-search';

/** @param text that the field begins with */
export function openSearch(text = ''): void {
  dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, { detail: text }));
}

/** The reader may want to search: what the first search would wait for is fetched. Cheap to call often. */
export function prepareSearch(): void {
  dispatchEvent(new Event(PREPARE_SEARCH_EVENT));
}
