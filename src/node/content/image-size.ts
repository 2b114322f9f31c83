import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** In pixels. */
export type ImageSize = Readonly<Record<'width' | 'height', number>>;

/** Size of an image file; undefined when there is no such image, it has no intrinsic size, or its name misleads. */
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
