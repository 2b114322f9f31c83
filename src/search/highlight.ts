/** Marks the matches of a query in a text. */

import type { TextPart } from './source.ts';
import { CHUNK, fold, formsOf, isHan, squeeze } from './tokenize.ts';

/** The matches to mark: the index terms that a query matches, and the word still being typed. */
export interface Matched {
  readonly terms: ReadonlySet<string>;
  readonly typed: string;
}

/** Range in a text in UTF-16 units; the end is exclusive. */
export type Span = readonly [start: number, end: number];

/** Ranges of the matches, sorted and merged. */
export function spansOf(text: string, matched: Matched): readonly Span[] {
  const spans = [...text.matchAll(CHUNK)].flatMap(({ 0: chunk, index }) =>
    (isHan(chunk) ? hanSpans(chunk, matched) : nameSpans(chunk, matched)).map(([from, to]): Span => [
      index + from,
      index + to,
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

/** Splits the text into matched and other pieces; an empty text has none. */
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

/** Marks the matches in a heading. */
export const highlight = (heading: string, matched: Matched): readonly TextPart[] =>
  markedParts(heading, spansOf(heading, matched));

function hanSpans(run: string, { terms, typed }: Matched): readonly Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < run.length; at++) {
    const character = run.charAt(at);
    // A single typed character matches all pairs that it begins, even those that are not words.
    if (character !== typed && at + 1 < run.length && terms.has(run.slice(at, at + 2))) spans.push([at, at + 2]);
    else if (character === typed || terms.has(character)) spans.push([at, at + 1]);
  }
  return spans;
}

const WORD = /\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}]+|\p{N}+|\p{L}+/gu;

/** The whole name when it matches, the typed beginning of it, or else its matching words. */
function nameSpans(chunk: string, { terms, typed }: Matched): readonly Span[] {
  const { whole, ends } = formsOf(chunk);
  const isWhole = [whole, ...ends].some((name) => terms.has(name));
  if (isWhole && typed.length > 1) {
    const full = squeeze(chunk);
    const name = [full, ...ends].find((each) => each.startsWith(typed));
    if (name !== undefined) {
      const start = full.length - name.length;
      return [[unitAt(chunk, start), unitAt(chunk, start + typed.length - 1) + 1]];
    }
  }
  if (isWhole && terms.has(whole)) return [[0, chunk.length]];
  return [...chunk.matchAll(WORD)].flatMap(({ 0: word, index }): readonly Span[] => {
    if (!terms.has(formsOf(word).whole)) return [];
    const isTyped = typed.length > 1 && fold(word).startsWith(typed);
    return [[index, index + (isTyped ? typed.length : word.length)]];
  });
}

/** Index in the chunk of its nth letter or digit. */
function unitAt(chunk: string, number: number): number {
  let left = number;
  for (let at = 0; at < chunk.length; at++) {
    if (/[\p{L}\p{N}]/u.test(chunk.charAt(at)) && left-- === 0) return at;
  }
  return chunk.length - 1;
}
