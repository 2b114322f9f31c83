import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { ContextOf } from './context.ts';
import { h } from './hast.ts';

const HEADING = /^h[1-6]$/;

/** Gives headings the ids of the page index, before rehype-slug gives one to any that is left. */
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

/** Adds the link that stands beside a heading. It is for the pointer: the outline serves keyboards and screen readers. */
export function rehypeHeadingAnchors() {
  return (tree: Root) => {
    visit(tree, 'element', (node) => {
      if (!HEADING.test(node.tagName) || node.tagName === 'h1' || !node.properties.id) return;
      const href = `#${node.properties.id}`;
      node.children.push(h('a', { className: ['anchor'], href, ariaHidden: 'true', tabIndex: -1 }));
    });
  };
}
