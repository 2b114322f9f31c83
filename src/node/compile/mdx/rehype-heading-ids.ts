import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContextOf } from './context.ts';
import { h } from './hast.ts';

const HEADING = /^h[1-6]$/;

/** Sets the ids of the page index on headings; rehype-slug then adds any that are missing. */
export function rehypeHeadingIds({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const ids = contextOf(file.path).headingIds.values();
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName)) return;
      const id = ids.next().value;
      if (id !== undefined) node.properties.id = id;
    });
  };
}

/** Adds anchor links to headings. For pointers only: keyboard and screen reader users have the outline. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName) || node.tagName === 'h1' || !node.properties.id) return;
      const href = `#${node.properties.id}`;
      node.children.push(h('a', { className: ['anchor'], href, ariaHidden: 'true', tabIndex: -1 }));
    });
  };
}
