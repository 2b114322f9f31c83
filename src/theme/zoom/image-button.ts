/** Button attributes of a zoomable image; a copy of the image must not have them. */

/** Makes the image a button. @param name its accessible name */
export function makeButton(image: HTMLElement, name: string): void {
  image.setAttribute('role', 'button');
  image.setAttribute('tabindex', '0');
  image.setAttribute('aria-label', name);
  image.setAttribute('aria-expanded', 'false');
}

/** Undoes `makeButton`. */
export function makeImage(image: HTMLElement): void {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded']) image.removeAttribute(name);
}
