import type { Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { fill } from '#shared/texts.ts';
import { jsxText } from '../../content/jsx.ts';
import type { PageContext } from './context.ts';

/** Writes `<Since version="0.11.0" />` as a line of text, so that no component reaches the browser. */
export function remarkSince({ texts }: PageContext) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (node.name !== 'Since' || !parent || index === undefined) return;
      const line: Paragraph = {
        type: 'paragraph',
        data: { hProperties: { className: ['since'] } },
        children: [{ type: 'text', value: fill(texts.since, { version: jsxText(node, 'version') ?? '' }) }],
      };
      parent.children[index] = line;
    });
  };
}
