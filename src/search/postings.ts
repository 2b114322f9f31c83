/** Lists of numbers as text: small numbers in one character, of which the common ones compress well. */

import { LEVELS, type Posting } from './index-data.ts';

/** All printable ASCII that JSON writes as it is, but for the mark that ends a list. */
const DIGITS = Array.from({ length: 127 - 35 }, (_, index) => String.fromCharCode(35 + index))
  .filter((character) => character !== '\\')
  .join('');
const END = '!';
/** The first digits end a number, the others go on. */
const LAST_DIGITS = 64;
const BASE = DIGITS.length - LAST_DIGITS;

function write(value: number): string {
  if (value < LAST_DIGITS) return DIGITS.charAt(value);
  return DIGITS.charAt(LAST_DIGITS + (value % BASE)) + write(Math.floor(value / BASE));
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

export function readPostings(text: string): readonly (readonly Posting[])[] {
  return text.split(END).map((list) => {
    const postings: Posting[] = [];
    let section = -1;
    let value = 0;
    let unit = 1;
    for (const character of list) {
      const digit = DIGITS.indexOf(character);
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
  });
}
