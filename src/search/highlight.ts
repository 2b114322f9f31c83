/** Marks in a text what a query has found there. */

import type { TextPart } from './source.ts';
import { chunksOf, fold, formsOf, isHan, squeeze, type Chunk } from './tokenize.ts';

/** What a query means, as terms of the index, and what the reader may still be typing. */
export interface Meant {
  readonly terms: ReadonlySet<string>;
  readonly typed: string;
}

/** A place in a text, from the first unit to the one behind the last. */
export type Span = readonly [start: number, end: number];

/** The places of what is meant, in order and apart from one another. */
export function spansOf(text: string, meant: Meant, chunks = chunksOf(text)): readonly Span[] {
  const spans = chunks.flatMap(({ text: chunk, start }) =>
    (isHan(chunk) ? hanSpans(chunk, meant) : nameSpans(chunk, meant)).map(([from, to]): Span => [
      start + from,
      start + to,
    ]),
  );
  const apart: Span[] = [];
  for (const [start, end] of spans.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const before = apart.at(-1);
    if (before && start <= before[1]) apart.splice(-1, 1, [before[0], Math.max(before[1], end)]);
    else apart.push([start, end]);
  }
  return apart;
}

/** The text in pieces, the matched ones marked. No text gives no pieces. */
export function markedParts(text: string, spans: readonly Span[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const [start, end] of spans) {
    if (start > at) parts.push({ text: text.slice(at, start), isMatch: false });
    parts.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isMatch: false });
  return parts;
}

/** Headings are few, and are marked at every keystroke. */
const known = new Map<string, readonly Chunk[]>();

export function highlight(heading: string, meant: Meant): readonly TextPart[] {
  const chunks = known.get(heading) ?? chunksOf(heading);
  known.set(heading, chunks);
  return markedParts(heading, spansOf(heading, meant, chunks));
}

function hanSpans(run: string, { terms, typed }: Meant): readonly Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < run.length; at++) {
    const character = run.charAt(at);
    // One that is typed alone finds all pairs that it begins, which need not be words.
    if (character !== typed && at + 1 < run.length && terms.has(run.slice(at, at + 2))) spans.push([at, at + 2]);
    else if (character === typed || terms.has(character)) spans.push([at, at + 1]);
  }
  return spans;
}

const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+|\p{L}+/gu;

/** The whole name when that is meant, its beginning while it is typed, else those of its words that are meant. */
function nameSpans(chunk: string, { terms, typed }: Meant): readonly Span[] {
  const { whole, names, ends } = formsOf(chunk);
  const isWhole = [whole, ...names, ...ends].some((name) => terms.has(name));
  if (isWhole && typed.length > 1) {
    const start = squeeze(chunk).indexOf(typed);
    if (start >= 0) return [[unitAt(chunk, start), unitAt(chunk, start + typed.length - 1) + 1]];
  }
  if (isWhole && terms.has(whole)) return [[0, chunk.length]];
  return [...chunk.matchAll(WORD)].flatMap(({ 0: word, index }): readonly Span[] => {
    if (!terms.has(formsOf(word).whole)) return [];
    const isTyped = typed.length > 1 && fold(word).startsWith(typed);
    return [[index, index + (isTyped ? typed.length : word.length)]];
  });
}

/** Where the letter or digit of this number stands in the chunk. */
function unitAt(chunk: string, number: number): number {
  let left = number;
  for (let at = 0; at < chunk.length; at++) {
    if (/[\p{L}\p{N}]/u.test(chunk.charAt(at)) && left-- === 0) return at;
  }
  return chunk.length - 1;
}
