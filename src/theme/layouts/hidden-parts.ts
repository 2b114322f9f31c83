/**
 * Lists the parts hidden by the query (`?navbar=0`, spec 2.4) in the root's `data-hide`; CSS hides them, even before the
 * first paint.
 */
export function hideParts(search: string): void {
  const hidden = [...new URLSearchParams(search)].filter(([, value]) => value === '0');
  document.documentElement.dataset['hide'] = hidden.map(([part]) => part).join(' ');
}
