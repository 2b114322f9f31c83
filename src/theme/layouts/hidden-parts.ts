/** Lists the parts that the query hides (`?navbar=0`, spec 2.4) in the root's `data-hide`, for CSS. */
export function hideParts(search: string): void {
  const hidden = [...new URLSearchParams(search)].filter(([, value]) => value === '0');
  document.documentElement.dataset['hide'] = hidden.map(([part]) => part).join(' ');
}
