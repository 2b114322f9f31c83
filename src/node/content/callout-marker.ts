/** The marker that makes a blockquote a callout: `[!NOTE]`. */

import type { Blockquote } from 'mdast';
import { CALLOUT_KINDS, type CalloutKind } from '#shared/mdx.ts';

const MARKER = /^\[!([^\]\n]*)\][ \t]*\n?/;

/** The word in a quote's marker, `NOTE` in `> [!NOTE]`, even if there is no such kind. */
export function markerOf({ children: [paragraph] }: Blockquote): string | undefined {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'text' ? MARKER.exec(first.value)?.[1] : undefined;
}

/** The callout kind of a marker's word; undefined for an unknown word. */
export function calloutKind(word: string | undefined): CalloutKind | undefined {
  return CALLOUT_KINDS.find((kind) => kind.toUpperCase() === word);
}

/** Removes the marker from the quote and returns its kind; undefined for a plain quote. */
export function takeMarker(quote: Blockquote): CalloutKind | undefined {
  const kind = calloutKind(markerOf(quote));
  const paragraph = quote.children[0];
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  if (!kind || first?.type !== 'text') return undefined;
  first.value = first.value.replace(MARKER, '');
  if (first.value !== '' || paragraph?.type !== 'paragraph') return kind;
  // The marker was alone in its paragraph, or in its line, which may end with a hard break.
  if (paragraph.children.length === 1) quote.children.shift();
  else if (paragraph.children[1]?.type === 'break') paragraph.children.splice(0, 2);
  return kind;
}
