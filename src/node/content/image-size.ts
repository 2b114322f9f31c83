import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

/** In pixels. */
export type ImageSize = Readonly<Record<'width' | 'height', number>>;

/** Size of an image file; undefined when there is no such image, or it has no intrinsic size. */
export function imageSizeOf(file: string): ImageSize | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
