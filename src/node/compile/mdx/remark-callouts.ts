import type { Nodes, Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { takeMarker } from '../../content/callout-marker.ts';
import { nodesIn } from '../../content/nodes-in.ts';
import type { ContextOf } from './context.ts';

/** Turns blockquotes with a marker such as `[!NOTE]` into callouts, with a title in the page's language. */
export function remarkCallouts({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const { texts } = contextOf(file.path);
    for (const quote of nodesIn<Nodes>(tree)) {
      const kind = quote.type === 'blockquote' && takeMarker(quote);
      if (!kind) continue;
      quote.data = {
        hName: 'div',
        hProperties: { className: ['callout', `callout-${kind}`], role: 'note' },
      };
      quote.children.unshift(title(texts.callout[kind]));
    }
  };
}

function title(value: string): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: [{ type: 'text', value }],
  };
}
