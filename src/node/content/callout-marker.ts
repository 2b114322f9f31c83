/** The marker that makes a quote a callout: `[!NOTE]` at its beginning. */

import type { Blockquote } from 'mdast';
import { CALLOUT_KINDS, type CalloutKind } from '#shared/mdx.ts';

const MARKER = /^\[!([^\]\n]*)\][ \t]*\n?/;

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
