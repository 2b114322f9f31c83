/** Scrolls the box, never the page, to center the entry, unless it is already visible. */
export function showEntry(box: Element, entry: Element | null): void {
  if (!entry) return;
  const { top, bottom } = box.getBoundingClientRect();
  const inner = entry.getBoundingClientRect();
  if (inner.top < top || inner.bottom > bottom) box.scrollTop += (inner.top + inner.bottom - top - bottom) / 2;
}
