import type { Nodes, Root } from 'mdast';
import { nodesIn } from '../../content/nodes-in.ts';
import { sinceLine } from '../since-line.ts';
import type { PageContext } from './context.ts';
import { replaceNode } from './replace-node.ts';

/** Writes `<Since version="0.11.0" />` as a line of text, so that no component reaches the browser. */
export function remarkSince({ texts }: PageContext) {
  return (tree: Root) => {
    for (const node of nodesIn<Nodes>(tree)) {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Since') continue;
      replaceNode<Nodes>(node, {
        type: 'paragraph',
        data: { hProperties: { className: ['since'] } },
        children: [{ type: 'text', value: sinceLine(node, texts) }],
      });
    }
  };
}
