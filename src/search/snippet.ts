/** A few words of a text around what a query has found in it. */

import { markedParts, spansOf, type Meant, type Span } from './highlight.ts';
import type { TextPart } from './source.ts';

const ELLIPSIS = '…';
/** Words are counted as readers count them; two characters of Chinese say about what one word does. */
const WORD = /\p{Script=Han}{1,2}|(?:(?!\p{Script=Han})[^\s])+/gu;
/** How much of the snippet stands before its first match. */
const LEAD_SHARE = 0.3;

/**
 * The words around the place where most of the query stands together; none when nothing of it does.
 * @param length how many words
 * @param isNeeded whether the text's first words stand for it then
 */
export function snippetOf(text: string, meant: Meant, length: number, isNeeded = false): readonly TextPart[] {
  const spans = spansOf(text, meant);
  if (spans.length === 0 && !isNeeded) return [];
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }): Span => [index, index + word.length]);
  const first = Math.max(0, densest(words, spans, length) - Math.floor(length * LEAD_SHARE));
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

/** Number of the word from which on the window holds most different matches. */
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
