import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/** Returns a function from a path below the folder to the image's size in pixels; caches sizes until a file changes. */
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

/** Size of an image file; undefined when it is not an image or has no intrinsic size. */
export function imageSizeOf(file: string): ImageSize | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
