import type { Blockquote, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { CALLOUT_KINDS, type CalloutKind } from '#shared/mdx.ts';
import type { ContextOf } from './context.ts';

const MARKER = /^\[!([^\]\n]*)\][ \t]*\n?/;

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

/** The word in the marker that opens a quote, `NOTE` of `> [!NOTE]`, whether or not there is such a kind. */
export function markerOf({ children: [paragraph] }: Blockquote): string | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'text' ? MARKER.exec(first.value)?.[1] : undefined;
}

/** The kind that a marker's word names; undefined when there is none. */
export function calloutKind(word: string | undefined): CalloutKind | undefined {
  return CALLOUT_KINDS.find((kind) => kind.toUpperCase() === word);
}

/** Removes the marker from the quote's first line and names its kind; undefined for a plain quote. */
export function takeMarker(quote: Blockquote): CalloutKind | undefined {
  const kind = calloutKind(markerOf(quote));
  const paragraph = quote.children[0];
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (!kind || first?.type !== 'text') return undefined;
  first.value = first.value.replace(MARKER, '');
  // The marker stood alone: what follows is a list, a table, another paragraph.
  if (first.value === '' && paragraph?.type === 'paragraph' && paragraph.children.length === 1) quote.children.shift();
  return kind;
}

function title(value: string): Paragraph {
  return {
    type: 'paragraph',
    data: { hProperties: { className: ['callout-title'] } },
    children: [{ type: 'text', value }],
  };
}
