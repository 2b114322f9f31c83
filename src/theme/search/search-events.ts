/** What the search button, the start-up script and the search agree on. Small: the start-up script stands in every page. */

/** Marks the button: a letter typed on it opens the search. */
export const SEARCH_BUTTON_CLASS = 'search-button';

/** A key that types one character, be it of two UTF-16 units; other keys have names. */
export function isCharacter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return /^.$/u.test(key) && !ctrlKey && !metaKey && !altKey;
}

const isIn = ({ target }: Event, selector: string) => target instanceof Element && target.closest(selector) !== null;

export const isAtSearchButton = (event: Event): boolean => isIn(event, `.${SEARCH_BUTTON_CLASS}`);

/** Spec 2.7: Ctrl or Command with K; `/` outside of input fields. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  return key === '/' && !altKey && !isIn(event, 'input, textarea, select, [contenteditable]');
}

/** Spec 2.7: a letter or digit typed while the search button is focused. */
export function isFirstLetter(event: KeyboardEvent): boolean {
  return isCharacter(event) && /[\p{L}\p{N}]/u.test(event.key) && isAtSearchButton(event);
}

/** Names of what is asked of the search, whoever asks. */
export const OPEN_SEARCH_EVENT = 'docs:open-search';
export const PREPARE_SEARCH_EVENT = 'docs:prepare-search';

/** @param typed what has been typed already */
export function openSearch(typed = ''): void {
  dispatchEvent(new CustomEvent(OPEN_SEARCH_EVENT, { detail: typed }));
}

/** The reader may want to search: what the first search would wait for is fetched. Cheap to call often. */
export function prepareSearch(): void {
  dispatchEvent(new Event(PREPARE_SEARCH_EVENT));
}
