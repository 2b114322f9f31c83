import { useEffect } from 'react';
import { ZOOMABLE_SELECTOR } from '#shared/dom.ts';
import { fill } from '#shared/texts.ts';
import { useHasGlobalUI } from '../layouts/use-global-ui.ts';
import { usePage } from '../page-context.tsx';
import { useTexts } from '../site-context.tsx';
import { withStyles } from '../styles/with-styles.ts';
import { makeButton, makeImage } from './image-button.ts';

/** Loaded when the reader points at or focuses an image. */
const loadZoom = () => withStyles(import('./image-zoom.ts'));

const KEYS = ['Enter', ' '];

function imageOf({ target }: Event): HTMLImageElement | null {
  return target instanceof Element ? target.closest<HTMLImageElement>(ZOOMABLE_SELECTOR) : null;
}

/** Makes document images open large on a press. They are static HTML, so one listener serves them all. */
export function useImageZoom(): void {
  const hasZoom = useHasGlobalUI();
  const texts = useTexts().zoom;
  const { Content } = usePage();

  useEffect(() => {
    if (!hasZoom) return undefined;
    // Only here: without scripts they are plain images.
    const images = document.querySelectorAll<HTMLImageElement>(ZOOMABLE_SELECTOR);
    for (const image of images) makeButton(image, fill(texts.open, { image: image.alt }));
    const aim = (event: Event) => {
      // Ignored here: the press retries and reports.
      if (imageOf(event)) loadZoom().catch(() => {});
    };
    const press = (event: Event) => {
      const image = imageOf(event);
      if (!image) return;
      event.preventDefault();
      loadZoom().then(
        ({ toggleZoom }) => toggleZoom(image),
        (error: unknown) => console.error(error),
      );
    };
    const pressByKey = (event: KeyboardEvent) => {
      if (KEYS.includes(event.key)) press(event);
    };
    document.addEventListener('pointerover', aim, { passive: true });
    document.addEventListener('focusin', aim);
    document.addEventListener('click', press);
    document.addEventListener('keydown', pressByKey);
    return () => {
      for (const image of images) makeImage(image);
      document.removeEventListener('pointerover', aim);
      document.removeEventListener('focusin', aim);
      document.removeEventListener('click', press);
      document.removeEventListener('keydown', pressByKey);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other content has other images
  }, [hasZoom, texts, Content]);
}
