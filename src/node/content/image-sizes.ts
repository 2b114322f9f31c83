import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Finds the sizes of images in a folder, in pixels, by their path below it; undefined for what is no image there. A file
 * is read again only when it has changed.
 */
export function createImageSizes(folder: string): (path: string) => ImageSize | undefined {
  const known = new Map<string, { readonly version: string; readonly size: ImageSize | undefined }>();
  return (path) => {
    const file = join(folder, path);
    const stats = statSync(file, { throwIfNoEntry: false });
    if (!stats?.isFile()) return undefined;
    const version = `${stats.mtimeMs} ${stats.size}`;
    const before = known.get(file);
    if (before?.version === version) return before.size;
    const size = imageSizeOf(file);
    known.set(file, { version, size });
    return size;
  };
}

/** Size of the image in a file; undefined for a file that is no image, or has no size in it. */
export function imageSizeOf(file: string): ImageSize | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
