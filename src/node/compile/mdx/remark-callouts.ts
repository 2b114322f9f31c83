import type { Nodes, Root } from 'mdast';
import { takeMarker } from '../../content/callout-marker.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import type { PageContext } from './context.ts';

/** Turns blockquotes with a marker such as `[!NOTE]` into callouts, with a title in the page's language. */
export function remarkCallouts({ texts }: PageContext) {
  return (tree: Root) => {
    for (const quote of nodesIn<Nodes>(tree)) {
      const kind = quote.type === 'blockquote' && takeMarker(quote);
      if (!kind) continue;
      quote.data = {
        hName: 'div',
        hProperties: { className: ['callout', `callout-${kind}`], role: 'note' },
      };
      quote.children.unshift({
        type: 'paragraph',
        data: { hProperties: { className: ['callout-title'] } },
        children: [{ type: 'text', value: texts.callout[kind] }],
      });
    }
  };
}
