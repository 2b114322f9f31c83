import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** In pixels. */
export type ImageSize = Readonly<Record<'width' | 'height', number>>;

/** Size of an image file; undefined if it is missing, has no intrinsic size, or only its name or its content is SVG. */
export function imageSizeOf(file: string): ImageSize | undefined {
  try {
    const { width, height, type } = imageSize(readFileSync(file));
    // Browsers show a bitmap under the name of another one, but not an SVG.
    if ((type === 'svg') !== /\.svg$/i.test(file)) return undefined;
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
