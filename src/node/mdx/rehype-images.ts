import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { decodePath } from '#shared/path.ts';
import type { ContextOf } from './context.ts';

/** Gives images of the site their width and height, so that nothing moves when they arrive. */
export function rehypeImages({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const { publicDir } = contextOf(file.path);
    visit(tree, 'element', (node) => {
      const { src } = node.properties;
      if (node.tagName !== 'img' || typeof src !== 'string' || !src.startsWith('/')) return;
      const { width, height } = imageSize(readFileSync(join(publicDir, decodePath(src))));
      Object.assign(node.properties, { width, height, loading: 'lazy', decoding: 'async' });
    });
  };
}
