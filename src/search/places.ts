/** Where terms stand in names. */

import { lengthOf, nameTerms } from './name-terms.ts';

/**
 * Lists side by side, in which each place leads to the one before it of the same term: to make or to read an object for
 * each of so many places would be most of the work.
 */
export interface Places {
  /** For each term the last of its places. */
  readonly last: Map<string, number>;
  /** For each place the one before it of its term; -1 for the first. */
  readonly before: number[];
  /** Number of the name. */
  readonly owner: number[];
  /** How much the term counts there. */
  readonly weight: number[];
  /** How much of the name the term is. */
  readonly share: number[];
  /** The weight, were the name nothing else. */
  readonly full: number[];
}

export const noPlaces = (): Places => ({ last: new Map(), before: [], owner: [], weight: [], share: [], full: [] });

/** The last place of a term, or -1. */
export const lastOf = ({ last }: Places, term: string): number => last.get(term) ?? -1;

/** The place before it of the same term, or -1. */
export const beforeOf = ({ before }: Places, place: number): number => before[place] ?? -1;

/** How much the rest of a name is held against a word of it. */
const LENGTH_POWER = 0.4;

/**
 * Adds what a name is made of; of a term that stands in it twice the better place counts.
 * @param factor what its terms count
 * @returns its length in words
 */
export function addName(places: Places, name: number, chunks: readonly string[], factor = 1): number {
  const { last, before, owner, weight, share, full } = places;
  let length = 0;
  for (const chunk of chunks) length += lengthOf(chunk);
  const add = (term: string, own: number, words: number) => {
    const known = lastOf(places, term);
    const isTwice = owner[known] === name;
    if (isTwice && (full[known] ?? 0) >= own * factor) return;
    const place = isTwice ? known : owner.length;
    if (!isTwice) {
      before[place] = known;
      last.set(term, place);
    }
    owner[place] = name;
    weight[place] = (factor * own) / (1 + Math.max(0, length - words)) ** LENGTH_POWER;
    share[place] = (factor * words) / length;
    full[place] = own * factor;
  };
  for (const chunk of chunks) nameTerms(chunk, add);
  return length;
}
