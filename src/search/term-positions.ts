/** Occurrences of terms in names. */

import { lengthOf, nameTerms } from './name-terms.ts';

/** Linked lists in parallel arrays, by term: creating or reading an object per position would be most of the work. */
export type TermPositions = Readonly<ReturnType<typeof noPositions>>;

export const noPositions = () => ({
  /** By term: its last position. */
  last: new Map<string, number>(),
  /** By position: the previous one of its term; -1 for the first. */
  before: [] as number[],
  /** By position: number of the name. */
  owner: [] as number[],
  /** By position: weight of the term in the name. */
  weight: [] as number[],
  /** By position: the term's share of the name. */
  share: [] as number[],
  /** By position: the term's weight in a name that holds only its chunk. */
  full: [] as number[],
});

/** The last position of a term, or -1. */
export const lastOf = ({ last }: TermPositions, term: string): number => last.get(term) ?? -1;

/** The previous position of the same term, or -1. */
export const beforeOf = ({ before }: TermPositions, position: number): number => before[position] ?? -1;

/** How much a name's other words reduce the weight of a term. */
const LENGTH_POWER = 0.4;

/** Adds the terms of a name; of a repeated term the better position is kept. Returns the name's length in words. */
export function addName(positions: TermPositions, name: number, chunks: readonly string[], factor: number): number {
  const { last, before, owner, weight, share, full } = positions;
  let length = 0;
  for (const chunk of chunks) length += lengthOf(chunk);
  const add = (term: string, own: number, words: number) => {
    const known = lastOf(positions, term);
    const isTwice = owner[known] === name;
    if (isTwice && (full[known] ?? 0) >= own * factor) return;
    const position = isTwice ? known : owner.length;
    if (!isTwice) {
      before[position] = known;
      last.set(term, position);
    }
    owner[position] = name;
    weight[position] = (factor * own) / (1 + Math.max(0, length - words)) ** LENGTH_POWER;
    share[position] = (factor * words) / length;
    full[position] = own * factor;
  };
  for (const chunk of chunks) nameTerms(chunk, add);
  return length;
}
