/** Image zoom (spec 4): medium-zoom animates the picture, this file adds what it lacks. */

import mediumZoom from 'medium-zoom/dist/pure';
import { makeImage } from './image-button.ts';

export { default as css } from './zoom.css?inline';

/** Spec 9: no margin, the page's background, closes when scrolled this far. */
const zoom = mediumZoom({ margin: 0, background: 'var(--ground)', scrollOffset: 40 });

/** Spec 9: how often the page checks whether the high-resolution image has loaded. */
const POLL_MS = 10;
/** Not in the DOM types yet; only Chromium has close watchers. */
declare const CloseWatcher: (new (options: { readonly signal: AbortSignal }) => EventTarget) | undefined;

/** Aborts the listeners of the open picture; undefined while none is open. */
let opened: AbortController | undefined;
/** Closing was requested during the opening animation, when medium-zoom ignores it. */
let closeOnceOpen = false;

/** Opens the image large, or closes the open one. */
export function toggleZoom(image: HTMLImageElement): void {
  if (opened) close();
  else open(image);
}

function close(): void {
  closeOnceOpen = true;
  void zoom.close();
}

function open(image: HTMLImageElement): void {
  opened = new AbortController();
  closeOnceOpen = false;
  const { signal } = opened;
  const zoomed = openPicture(image);
  showLargeImage(image, zoomed, signal);
  // Keep focus on the image, so that it is still there after closing.
  image.focus({ preventScroll: true });
  image.setAttribute('aria-expanded', 'true');

  const onEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  const onFocus = ({ target }: Event) => {
    if (target !== image) close();
  };
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('click', close, { signal, capture: true });
  document.addEventListener('focusin', onFocus, { signal });
  addEventListener('resize', close, { signal });
  // A page reached by back or forward has its own images.
  addEventListener('popstate', close, { signal });
  // So that Android's Back gesture closes the picture instead of leaving the page.
  if (typeof CloseWatcher === 'function') new CloseWatcher({ signal }).addEventListener('close', close);
  image.addEventListener(
    'medium-zoom:opened',
    () => {
      if (closeOnceOpen) void zoom.close();
      // Count scrolling during the opening animation too.
      else document.dispatchEvent(new Event('scroll'));
    },
    { signal },
  );
  image.addEventListener('medium-zoom:closed', () => onClosed(image), { signal });
}

/**
 * Opens the image and returns the growing copy. Hides `data-zoom-src` from medium-zoom, which would wait for that image
 * even if it is broken.
 */
function openPicture(image: HTMLImageElement): HTMLImageElement {
  const { zoomSrc } = image.dataset;
  delete image.dataset['zoomSrc'];
  zoom.attach(image);
  void zoom.open({ target: image });
  if (zoomSrc !== undefined) image.dataset['zoomSrc'] = zoomSrc;
  const picture = document.body.lastElementChild as HTMLImageElement;
  makeImage(picture);
  // Screen readers have read the image itself.
  picture.ariaHidden = 'true';
  return picture;
}

function onClosed(image: HTMLImageElement): void {
  opened?.abort();
  opened = undefined;
  image.setAttribute('aria-expanded', 'false');
  if (document.activeElement === document.body) image.focus({ preventScroll: true });
  // After medium-zoom's own clean-up: detaching a picture it still holds would open it again.
  queueMicrotask(() => zoom.detach(image));
}

/** Shows the image that `data-zoom-src` names in the growing picture, which stays as it is when loading fails (spec 8). */
export function showLargeImage(image: HTMLImageElement, picture: HTMLImageElement, signal: AbortSignal): void {
  const address = image.dataset['zoomSrc'];
  if (address === undefined) return;
  const large = new Image();
  large.src = address;
  const poll = setInterval(() => {
    if (!large.complete) return;
    clearInterval(poll);
    if (large.naturalWidth === 0) {
      console.warn(`Unable to reach the zoom target ${large.src}`);
      return;
    }
    picture.src = large.src;
    picture.style.transform = growTo(image.getBoundingClientRect(), large);
  }, POLL_MS);
  signal.addEventListener('abort', () => clearInterval(poll));
}

/** The transform that centers a box in the window, at the image's natural size or as large as the window allows. */
function growTo({ left, top, width, height }: DOMRect, { naturalWidth, naturalHeight }: HTMLImageElement): string {
  const { clientWidth, clientHeight } = document.documentElement;
  const scale = Math.min(
    Math.min(Math.max(width, naturalWidth), clientWidth) / width,
    Math.min(Math.max(height, naturalHeight), clientHeight) / height,
  );
  const x = ((clientWidth - width) / 2 - left) / scale;
  const y = ((clientHeight - height) / 2 - top) / scale;
  return `scale(${scale}) translate3d(${x}px, ${y}px, 0)`;
}
