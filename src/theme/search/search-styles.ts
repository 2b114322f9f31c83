import css from './search-modal.css?inline';

let isAdopted = false;

/** Adds the search styles. They ship with the search code, so that readers who never search do not load them. */
export function adoptSearchStyles(): void {
  if (isAdopted) return;
  isAdopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
