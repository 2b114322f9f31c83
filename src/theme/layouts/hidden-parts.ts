/** Parts of the layout that a query hides: `?navbar=0` (spec 2.4). */
const HIDEABLE = ['navbar', 'sidebar', 'outline', 'footer'];

/** Marks on the root what the query of the address hides; the stylesheets do the rest, before the first paint too. */
export function hideParts(search: string): void {
  const query = new URLSearchParams(search);
  document.documentElement.dataset['hide'] = HIDEABLE.filter((part) => query.get(part) === '0').join(' ');
}
