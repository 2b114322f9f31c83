/** Occurrences of terms in names. */

import { lengthOf, nameTerms } from './name-terms.ts';

/** Linked lists in parallel arrays, by term: creating or reading an object per place would be most of the work. */
export interface Places {
  /** By term: its last place. */
  readonly last: Map<string, number>;
  /** By place: the previous one of its term; -1 for the first. */
  readonly before: number[];
  /** By place: number of the name. */
  readonly owner: number[];
  /** By place: weight of the term in the name. */
  readonly weight: number[];
  /** By place: the term's share of the name. */
  readonly share: number[];
  /** By place: the term's weight if the name were nothing else. */
  readonly full: number[];
}

export const noPlaces = (): Places => ({ last: new Map(), before: [], owner: [], weight: [], share: [], full: [] });

/** The last place of a term, or -1. */
export const lastOf = ({ last }: Places, term: string): number => last.get(term) ?? -1;

/** The previous place of the same term, or -1. */
export const beforeOf = ({ before }: Places, place: number): number => before[place] ?? -1;

/** How much a name's other words reduce the weight of a term. */
const LENGTH_POWER = 0.4;

/**
 * Adds the terms of a name; of a repeated term the better place is kept.
 * @param factor weight of its terms
 * @returns the name's length in words
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
