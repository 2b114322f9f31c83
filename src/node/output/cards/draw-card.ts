import { CARD_SIZE } from '#shared/social-card.ts';
import type { DiskCache } from '../../content/disk-cache.ts';
import type { ContentRoots } from '../../content/page-files.ts';
import { fontsFor } from './card-fonts.ts';
import { cardLayout, type CardTexts } from './card-layout.ts';
import { cardPictures } from './card-pictures.ts';

/** Draws a social card as a PNG, or takes it from the cache. @param logo path of the site's own in the public folder */
export async function drawCard(
  texts: CardTexts,
  logo: string | undefined,
  place: ContentRoots,
  cache: DiskCache,
): Promise<Uint8Array> {
  const layout = cardLayout(texts, cardPictures(logo, place));
  const base64 = await cache.rememberAsync(['social card', JSON.stringify(layout)], async () => {
    // A native library: loaded only when there is something to draw.
    const { Renderer } = await import('@takumi-rs/core');
    const renderer = new Renderer();
    for (const font of fontsFor(JSON.stringify(texts))) await renderer.registerFont(font);
    return (await renderer.render(layout, { ...CARD_SIZE, format: 'png' })).toString('base64');
  });
  return Buffer.from(base64, 'base64');
}
