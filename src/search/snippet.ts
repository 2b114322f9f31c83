/** Snippets: a few words of a text around a match. */

import { markedParts, spansOf, type Matched, type Span } from './highlight.ts';
import type { TextPart } from './source.ts';

const ELLIPSIS = '…';
/** A word as readers count; two Chinese characters count as one. */
const WORD = /\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[^\s])+/gu;
/** Share of the snippet before its first match. */
const LEAD_SHARE = 0.3;
/** Share of the words that a snippet has at the end of a text. With more, the match would be behind the end of its line. */
const LAST_SHARE = 0.6;

/** Words around the densest group of matches; without any, the first words if needed. @param length in words */
export function snippetOf(text: string, matched: Matched, length: number, isNeeded: boolean): readonly TextPart[] {
  const spans = spansOf(text, matched);
  if (spans.length === 0 && !isNeeded) return [];
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);
  const lead = densest(words, spans, length) - Math.floor(length * LEAD_SHARE);
  const first = Math.max(0, Math.min(lead, words.length - Math.ceil(length * LAST_SHARE)));
  const last = Math.min(words.length, first + length) - 1;
  const [start, end] = [words[first]?.[0] ?? 0, words[last]?.[1] ?? text.length];
  const inside = spans
    .filter((span) => span[0] < end && span[1] > start)
    .map(([from, to]): Span => [Math.max(from, start) - start, Math.min(to, end) - start]);
  const parts = markedParts(text.slice(start, end), inside);
  return [
    ...(start > 0 ? [{ text: ELLIPSIS, isMatch: false }] : []),
    ...parts,
    ...(end < text.length ? [{ text: ELLIPSIS, isMatch: false }] : []),
  ];
}

/** First word of the window with the most matches. */
function densest(words: readonly Span[], spans: readonly Span[], length: number): number {
  let best = 0;
  let most = 0;
  for (const [start] of spans) {
    const from = words.findIndex((word) => word[1] > start);
    const limit = words[Math.min(words.length, from + length) - 1]?.[1] ?? 0;
    const count = spans.filter((span) => span[0] >= start && span[1] <= limit).length;
    if (count > most) [best, most] = [from, count];
  }
  return best;
}
