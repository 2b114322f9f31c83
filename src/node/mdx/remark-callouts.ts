import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Texts } from '#shared/texts.ts';
import type { ContextOf } from './context.ts';

const MARKER = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\][ \t]*\n?/;

/** Turns a blockquote that opens with `[!NOTE]` and the like into a callout with a title in the page's language. */
export function remarkCallouts({ contextOf }: { readonly contextOf: ContextOf }) {
  return (tree: Root, file: VFile) => {
    const { texts } = contextOf(file.path);
    visit(tree, 'blockquote', (quote) => {
      const kind = takeMarker(quote);
      if (!kind) return;
      quote.data = {
        hName: 'div',
        hProperties: { className: ['callout', `callout-${kind}`], role: 'note' },
      };
      quote.children.unshift(title(texts.callout[kind]));
    });
  };
}

/** Removes the marker from the quote's first line and names its kind; undefined for a plain quote. */
export function takeMarker(quote: Blockquote): keyof Texts['callout'] | undefined {
  const paragraph = quote.children[0];
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  const marker = first?.type === 'text' ? MARKER.exec(first.value) : null;
  if (!marker || first?.type !== 'text') return undefined;
  first.value = first.value.slice(marker[0].length);
  // The marker stood alone: what follows is a list, a table, another paragraph.
  if (first.value === '' && paragraph?.type === 'paragraph' && paragraph.children.length === 1) quote.children.shift();
  return marker[1]?.toLowerCase() as keyof Texts['callout'];
}

function title(value: string): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: [{ type: 'text', value }],
  };
}
