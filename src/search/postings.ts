/** Number lists as text: small numbers take one character, and repeated patterns compress well. */

import { STRENGTH_LEVELS, type Posting } from './index-data.ts';

/** Printable ASCII that JSON does not escape, without the mark for the end of a list. */
const FIRST = '#'.charCodeAt(0);
const SKIPPED = '\\'.charCodeAt(0);
const COUNT = 91;
const END = '!';
/** Digits below this one end a number; the others continue it. */
const LAST_DIGITS = 64;
const BASE = COUNT - LAST_DIGITS;

const writeDigit = (digit: number) => String.fromCharCode(FIRST + digit + (FIRST + digit < SKIPPED ? 0 : 1));

function write(value: number): string {
  if (value < LAST_DIGITS) return writeDigit(value);
  return writeDigit(LAST_DIGITS + (value % BASE)) + write(Math.floor(value / BASE));
}

/** Writes the lists of all words, each sorted by section. */
export function writePostings(lists: readonly (readonly Posting[])[]): string {
  return lists
    .map((list) => {
      const steps = list.map(({ section, level }, index) => {
        const step = section - (list[index - 1]?.section ?? -1) - 1;
        return write(step * STRENGTH_LEVELS + level - 1);
      });
      return steps.join('');
    })
    .join(END);
}

/** The lists of all words, still encoded: few are ever read. */
export const splitPostings = (text: string): readonly string[] => text.split(END);

/** Decodes the list of a word. */
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
    section += Math.floor(value / STRENGTH_LEVELS) + 1;
    postings.push({ section, level: (value % STRENGTH_LEVELS) + 1 });
    value = 0;
    unit = 1;
  }
  return postings;
}
