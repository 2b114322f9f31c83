/** An image as a button: what it has while it can be pressed, and a copy of it must not have. */

/** Makes a button of an image, closed. */
export function makeButton(image: HTMLImageElement, name: string): void {
  image.setAttribute('role', 'button');
  image.setAttribute('tabindex', '0');
  image.setAttribute('aria-label', name);
  image.setAttribute('aria-expanded', 'false');
}

/** Makes the button an image again. */
export function makeImage(image: HTMLImageElement): void {
  for (const name of ['role', 'tabindex', 'aria-label', 'aria-expanded']) image.removeAttribute(name);
}
