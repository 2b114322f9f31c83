/** Lists of numbers as text: small numbers in one character, of which the common ones compress well. */

import { LEVELS, type Posting } from './index-data.ts';

/** All printable ASCII that JSON writes as it is, but for the mark that ends a list. */
const FIRST = '#'.charCodeAt(0);
const SKIPPED = '\\'.charCodeAt(0);
const COUNT = 91;
const END = '!';
/** The first digits end a number, the others go on. */
const LAST_DIGITS = 64;
const BASE = COUNT - LAST_DIGITS;

const writeDigit = (digit: number) => String.fromCharCode(FIRST + digit + (FIRST + digit < SKIPPED ? 0 : 1));

function write(value: number): string {
  if (value < LAST_DIGITS) return writeDigit(value);
  return writeDigit(LAST_DIGITS + (value % BASE)) + write(Math.floor(value / BASE));
}

/** The lists of all words, each with its sections in rising order. */
export function writePostings(lists: readonly (readonly Posting[])[]): string {
  return lists
    .map((list) => {
      const steps = list.map(({ section, level }, index) => {
        const step = section - (list[index - 1]?.section ?? -1) - 1;
        return write(step * LEVELS + level - 1);
      });
      return steps.join('');
    })
    .join(END);
}

/** The list of each word, still as text: few are ever asked for. */
export const splitPostings = (text: string): readonly string[] => text.split(END);

/** The list of a word. */
export function readPostings(list: string): readonly Posting[] {
  const postings: Posting[] = [];
  let section = -1;
  let value = 0;
  let unit = 1;
  for (let at = 0; at < list.length; at++) {
    const code = list.charCodeAt(at);
    const digit = code - FIRST - (code > SKIPPED ? 1 : 0);
    if (digit >= LAST_DIGITS) {
      value += (digit - LAST_DIGITS) * unit;
      unit *= BASE;
      continue;
    }
    value += digit * unit;
    section += Math.floor(value / LEVELS) + 1;
    postings.push({ section, level: (value % LEVELS) + 1 });
    value = 0;
    unit = 1;
  }
  return postings;
}
