/** The zoom of images (spec 4): medium-zoom moves the picture, this file keeps what it leaves out. */

import mediumZoom from 'medium-zoom/dist/pure';
import { makeImage } from './image-button.ts';
import { showLargeImage } from './large-image.ts';

/** Spec 9: no space around the picture, the page's own ground behind it, closed when scrolled this far. */
const zoom = mediumZoom({ margin: 0, background: 'var(--ground)', scrollOffset: 40 });

/** Ends what belongs to the picture that is open; undefined while none is. */
let opened: AbortController | undefined;
/** Closing was asked for while the picture still opened, when medium-zoom does not listen. */
let closeOnceOpen = false;

/** Opens an image, or closes it when it is open. */
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
  // Focus stays with the image, so that it is there when the picture is gone.
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
  // A page that came by back or forward has its own images.
  addEventListener('popstate', close, { signal });
  image.addEventListener(
    'medium-zoom:opened',
    () => {
      if (closeOnceOpen) void zoom.close();
      // What was scrolled while the picture opened counts too.
      else document.dispatchEvent(new Event('scroll'));
    },
    { signal },
  );
  image.addEventListener('medium-zoom:closed', () => onClosed(image), { signal });
}

/**
 * Lets medium-zoom open the image and returns the picture that grows. It is not told of a large image: it would show
 * nothing new and not close until that has come, and would keep a broken one.
 */
function openPicture(image: HTMLImageElement): HTMLImageElement {
  const { zoomSrc } = image.dataset;
  delete image.dataset['zoomSrc'];
  zoom.attach(image);
  void zoom.open({ target: image });
  if (zoomSrc !== undefined) image.dataset['zoomSrc'] = zoomSrc;
  const picture = document.body.lastElementChild as HTMLImageElement;
  makeImage(picture);
  // The image itself has been read already.
  picture.ariaHidden = 'true';
  return picture;
}

function onClosed(image: HTMLImageElement): void {
  opened?.abort();
  opened = undefined;
  image.setAttribute('aria-expanded', 'false');
  if (document.activeElement === document.body) image.focus({ preventScroll: true });
  // After medium-zoom has put its own things away: to detach a picture that it still holds would open it again.
  queueMicrotask(() => zoom.detach(image));
}
