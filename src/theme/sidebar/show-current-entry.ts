/**
 * Scrolls the sidebar, and never the page, so far that the entry of the page on screen stands in its middle. An entry that
 * is in sight stays where it is.
 */
export function showCurrentEntry(sidebar: HTMLElement): void {
  const entry = sidebar.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = sidebar.getBoundingClientRect();
  const middle = (entry.top + entry.bottom) / 2;
  if (middle < top || middle > bottom) sidebar.scrollTop += middle - (top + bottom) / 2;
}
