import { beforeEach, expect, test, vi } from 'vitest';
import { showLargeImage } from '#theme/zoom/image-zoom.ts';

let large: { src: string; complete: boolean; naturalWidth: number; naturalHeight: number };
let picture: HTMLImageElement;
let gone: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  large = { src: '', complete: false, naturalWidth: 800, naturalHeight: 400 };
  // The loader is never rendered; the test sets `complete`.
  vi.stubGlobal('Image', function LargeImage() {
    return large;
  });
  const image = document.createElement('img');
  image.dataset['zoomSrc'] = '/large.png';
  picture = document.createElement('img');
  gone = new AbortController();
  showLargeImage(image, picture, gone.signal);
});

test('the page checks every 10 ms whether the high-resolution image has loaded', () => {
  const looks = vi.spyOn(large, 'complete', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(9);
  expect(looks).toHaveBeenCalledTimes(0);
  vi.advanceTimersByTime(1);
  expect(looks).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(990);
  expect(looks).toHaveBeenCalledTimes(100);
});

test('the image is shown at the first check after it has loaded', () => {
  vi.advanceTimersByTime(15);
  large.complete = true;
  vi.advanceTimersByTime(4);
  expect(picture.getAttribute('src')).toBeNull();
  vi.advanceTimersByTime(1);
  expect(picture.getAttribute('src')).toBe('/large.png');
});

test('the checks stop when the picture closes', () => {
  gone.abort();
  expect(vi.getTimerCount()).toBe(0);
});
