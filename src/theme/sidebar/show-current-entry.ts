/** Scrolls the sidebar, never the page, to centre the current page's entry, unless the entry is already visible. */
export function showCurrentEntry(sidebar: HTMLElement): void {
  const entry = sidebar.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!entry) return;
  const { top, bottom } = sidebar.getBoundingClientRect();
  const middle = (entry.top + entry.bottom) / 2;
  if (middle < top || middle > bottom) sidebar.scrollTop += middle - (top + bottom) / 2;
}
