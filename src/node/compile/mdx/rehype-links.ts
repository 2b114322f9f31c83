import type { Root } from 'hast';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { PageContext } from './context.ts';
import { elementsIn } from './hast.ts';

/** Adds language and version to internal links, which authors write once for all languages; marks external links. */
export function rehypeLinks(context: PageContext) {
  return (tree: Root) => {
    for (const node of elementsIn(tree)) {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') continue;
      if (isExternal(href)) node.properties.className = ['external'];
      else node.properties.href = addressIn(href, context, context.addressing);
    }
  };
}
