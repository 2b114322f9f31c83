/** Spec 9: how often the page checks whether the high-resolution image has loaded. */
const POLL_MS = 10;

/**
 * Loads the high-resolution image that `data-zoom-src` names and shows it in the open picture. When loading fails, the
 * picture stays as it is (spec 8).
 * @param picture the growing copy of the image
 * @param signal aborted when the picture closes
 */
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
