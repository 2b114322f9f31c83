import { isStopWord } from './stop-words.ts';
import { formsOf, isHan, pairsOf } from './tokenize.ts';

/** A word of a heading's name says a little less than a word of its own: `Timers` of `useFakeTimers`. */
const PART_WEIGHT = 0.95;
/** A member's name is hardly less than all of it: `spyOn` of `rs.spyOn`. */
const MEMBER_SHARE = 0.9;
/** One Chinese character, for a query that has the other one wrong. */
const CHARACTER_WEIGHT = 0.38;
/** In words. */
export const CHARACTER_WORDS = 0.5;
/** A word that says little makes a heading only a little longer. */
const STOP_LENGTH = 0.3;

/** How long a chunk of a name is, in words. Two Chinese characters are about what a word is. */
export function lengthOf(chunk: string): number {
  if (isHan(chunk)) return chunk.length / 2;
  const { whole, words } = formsOf(chunk);
  return Math.max(1, words.length) * (isStopWord(whole) ? STOP_LENGTH : 1);
}

/**
 * Tells the terms of a chunk of a name.
 * @param tell is given the term, how much it counts were the name nothing else (about 1 for a word of its own), and how
 * much of a name it is, in words
 */
export function nameTerms(chunk: string, tell: (term: string, full: number, words: number) => void): void {
  const length = lengthOf(chunk);
  if (isHan(chunk)) {
    const pairs = pairsOf(chunk);
    for (const pair of pairs) tell(pair, 1, length / pairs.length);
    for (const character of chunk) tell(character, CHARACTER_WEIGHT, CHARACTER_WORDS);
    return;
  }
  const { whole, names, ends, words } = formsOf(chunk);
  tell(whole, 1, length);
  // A flag is asked for as such: the words of a list of them would be all that its section is found by.
  if (chunk.startsWith('-')) return;
  for (const name of names) tell(name, 1, length * MEMBER_SHARE);
  for (const [at, end] of ends.entries()) tell(end, PART_WEIGHT, length - at - 1);
  for (const word of words) tell(word, PART_WEIGHT, 1);
}
