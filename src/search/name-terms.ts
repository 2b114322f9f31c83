/** The terms of names, and their positions. */

import { isStopWord } from './stop-words.ts';
import { formsOf, isHan, pairsOf } from './tokenize.ts';

/** Weight of a word within a name, slightly below a whole word: `Timers` of `useFakeTimers`. */
const PART_WEIGHT = 0.95;
/** Weight of one Chinese character, for queries with a typo in the other one of its word. */
const CHARACTER_WEIGHT = 0.38;
/** Length of a Chinese character, in words. */
export const CHARACTER_WORDS = 0.5;
/** Stop words make a heading only slightly longer. */
const STOP_LENGTH = 0.3;

/** Length of a chunk in words. Two Chinese characters count as one word. */
function lengthOf(chunk: string): number {
  if (isHan(chunk)) return chunk.length / 2;
  const { whole, words } = formsOf(chunk);
  return Math.max(1, words.length) * (isStopWord(whole) ? STOP_LENGTH : 1);
}

/**
 * Calls `add` for each term of a chunk of a name.
 * @param add receives the term, its weight in a name of only this chunk (about 1 for a whole word) and its length in
 * words
 */
function nameTerms(chunk: string, add: (term: string, full: number, words: number) => void): void {
  const length = lengthOf(chunk);
  if (isHan(chunk)) {
    const pairs = pairsOf(chunk);
    for (const pair of pairs) add(pair, 1, length / pairs.length);
    for (const character of chunk) add(character, CHARACTER_WEIGHT, CHARACTER_WORDS);
    return;
  }
  const { whole, ends, words } = formsOf(chunk);
  add(whole, 1, length);
  // Flags match as a whole only: otherwise their words would dominate a section that lists many.
  if (chunk.startsWith('-')) return;
  for (const [at, end] of ends.entries()) add(end, PART_WEIGHT, length - at - 1);
  for (const word of words) add(word, PART_WEIGHT, 1);
}

export interface Position {
  /** Number of the name. */
  readonly owner: number;
  /** Weight of the term in the name. */
  readonly weight: number;
  /** The term's share of the name. */
  readonly share: number;
  /** The term's weight in a name that holds only its chunk. */
  readonly full: number;
}

/** By term, in the order of the names. */
export type TermPositions = ReadonlyMap<string, readonly Position[]>;

/** How much a name's other words reduce the weight of a term. */
const LENGTH_POWER = 0.4;

/** Adds the terms of a name; of a repeated term the better position is kept. Returns the name's length in words. */
export function addName(
  positions: Map<string, Position[]>,
  name: number,
  chunks: readonly string[],
  factor: number,
): number {
  const length = chunks.reduce((sum, chunk) => sum + lengthOf(chunk), 0);
  const add = (term: string, own: number, words: number) => {
    const full = own * factor;
    const weight = full / (1 + Math.max(0, length - words)) ** LENGTH_POWER;
    const position = { owner: name, weight, share: (factor * words) / length, full };
    const known = positions.get(term);
    const last = known?.at(-1);
    if (!known) positions.set(term, [position]);
    else if (last?.owner !== name) known.push(position);
    else if (last.full < full) known.splice(-1, 1, position);
  };
  for (const chunk of chunks) nameTerms(chunk, add);
  return length;
}
