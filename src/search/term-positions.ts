/** Occurrences of terms in names. */

import { lengthOf, nameTerms } from './name-terms.ts';

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
