import type { Root } from 'hast';
import { decodePath } from '#shared/path.ts';
import type { PageContext } from './context.ts';
import { elementsIn } from './hast.ts';

/** Sets width and height of the site's images, to prevent layout shift. */
export function rehypeImages({ imageSizes }: PageContext) {
  return (tree: Root) => {
    for (const node of elementsIn(tree)) {
      const { src } = node.properties;
      if (node.tagName !== 'img' || typeof src !== 'string' || !src.startsWith('/')) continue;
      Object.assign(node.properties, { ...imageSizes[decodePath(src)], loading: 'lazy', decoding: 'async' });
    }
  };
}
