import { readFileSync } from 'node:fs';
import { imageSize } from 'image-size';

export type ImageSize = Readonly<NonNullable<ReturnType<typeof imageSizeOf>>>;

/** Size of an image file in pixels; undefined when there is no such image, or it has no intrinsic size. */
export function imageSizeOf(file: string) {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
