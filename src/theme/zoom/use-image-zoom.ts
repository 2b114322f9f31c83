import { useCallback, useEffect } from 'react';
import { ZOOMABLE_SELECTOR } from '#shared/dom.ts';
import { fill } from '#shared/texts.ts';
import { useEachElement } from '../hooks/use-each-element.ts';
import { useTexts } from '../navigation/view.ts';
import { closestTo } from '../parts/events.ts';
import { withStyles } from '../styles/adopt-styles.ts';
import { makeButton, makeImage } from './image-button.ts';

/** Loaded when the reader points at or focuses an image. */
const loadZoom = () => withStyles(import('./image-zoom.ts'));

const KEYS = ['Enter', ' '];

const imageOf = (event: Event) => closestTo(event, ZOOMABLE_SELECTOR) as HTMLImageElement | null;

/** Makes document images open large on a press. They are static HTML, so one listener serves them all. */
export function useImageZoom(hasZoom: boolean): void {
  const texts = useTexts().zoom;
  // By script, since without scripts nothing opens the images.
  useEachElement(
    hasZoom ? `${ZOOMABLE_SELECTOR}:not([role])` : undefined,
    useCallback((image) => makeButton(image, fill(texts.open, { image: (image as HTMLImageElement).alt })), [texts]),
  );

  useEffect(() => {
    if (!hasZoom) return undefined;
    /** The image pressed last while the code loads. */
    let wanted: HTMLImageElement | undefined;
    const aim = (event: Event) => {
      // Ignored here: the press retries and reports.
      if (imageOf(event)) loadZoom().catch(() => {});
    };
    const press = (event: Event) => {
      const image = imageOf(event);
      if (!image) return;
      event.preventDefault();
      wanted = image;
      // The reader may have left the image, or opened the search above it, while the code was loading.
      const isThere = () => image.isConnected && !document.querySelector('.search-dialog[open]');
      loadZoom().then(({ toggleZoom }) => {
        if (wanted !== image) return;
        wanted = undefined;
        if (isThere()) toggleZoom(image);
      }, console.error);
    };
    const pressByKey = (event: KeyboardEvent) => {
      if (KEYS.includes(event.key)) press(event);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('pointerover', aim, { passive: true, signal });
    document.addEventListener('focusin', aim, { signal });
    document.addEventListener('click', press, { signal });
    document.addEventListener('keydown', pressByKey, { signal });
    return () => {
      for (const image of document.querySelectorAll<HTMLElement>(ZOOMABLE_SELECTOR)) makeImage(image);
      listening.abort();
    };
  }, [hasZoom]);
}
