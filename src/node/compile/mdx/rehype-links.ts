import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { ContextOf } from './context.ts';
import { elementsIn } from './hast.ts';

/** Adds language and version to internal links, which authors write once for all languages; marks external links. */
export function rehypeLinks({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file.path);
    for (const node of elementsIn(tree)) {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') continue;
      if (isExternal(href)) node.properties.className = ['external'];
      else node.properties.href = addressIn(href, context, context.addressing);
    }
  };
}
