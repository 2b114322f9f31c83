import css from './search-modal.css?inline';

let isAdopted = false;

/** Adds the styles of the search, which come with its code: a reader who never searches does not load them. */
export function adoptSearchStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
