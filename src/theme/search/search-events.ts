/** Name of the event that opens the search, whoever asks for it. */
export const OPEN_SEARCH_EVENT = 'docs:open-search';

export function openSearch(): void {
  dispatchEvent(new Event(OPEN_SEARCH_EVENT));
}

/** Spec 2.7: Ctrl or Command with K; `/` outside of input fields. */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === 'k';
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !altKey && !isTyping;
}
