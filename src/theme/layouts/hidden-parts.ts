/** Layout parts that a query can hide, as in `?navbar=0` (spec 2.4). */
const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer'];

/** Lists the parts hidden by the query in the root's `data-hide`; CSS hides them, even before the first paint. */
export function hideParts(search: string): void {
  const query = new URLSearchParams(search);
  document.documentElement.dataset['hide'] = HIDEABLE.filter((part) => query.get(part) === '0').join(' ');
}
