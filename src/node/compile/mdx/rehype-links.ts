import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { addressIn } from '#shared/address.ts';
import { isExternal } from '#shared/path.ts';
import type { ContextOf } from './context.ts';

/** Adds language and version to internal links, which authors write once for all languages; marks external links. */
export function rehypeLinks({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const context = contextOf(file.path);
    visit(tree, 'element', (node) => {
      const { href } = node.properties;
      if (node.tagName !== 'a' || typeof href !== 'string') return;
      if (isExternal(href)) node.properties.className = ['external'];
      else node.properties.href = addressIn(href, context, context.addressing);
    });
  };
}
