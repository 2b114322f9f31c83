/** Number lists as text: a character for each number, of one byte for small ones. Repeated patterns compress well. */

import { STRENGTH_LEVELS, type Posting } from './index-data.ts';

/** Characters from here on, without those that JSON escapes: the backslash, and surrogates. */
const FIRST = '#'.charCodeAt(0);
const BACKSLASH = '\\'.charCodeAt(0);
const SURROGATES = { from: 0xd800, count: 0x800 };
/** End of a list. */
const END = '!';

function write(value: number): string {
  const code = FIRST + value + (FIRST + value < BACKSLASH ? 0 : 1);
  return String.fromCodePoint(code < SURROGATES.from ? code : code + SURROGATES.count);
}

function read(code: number): number {
  const place = code < SURROGATES.from ? code : code - SURROGATES.count;
  return place - FIRST - (place > BACKSLASH ? 1 : 0);
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
  let section = -1;
  return Array.from(list, (character) => {
    const value = read(character.codePointAt(0) ?? 0);
    section += Math.floor(value / STRENGTH_LEVELS) + 1;
    return { section, level: (value % STRENGTH_LEVELS) + 1 };
  });
}
