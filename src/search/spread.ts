/** In how many sections words stand, roughly: a character each, of a scale that grows by about half at each step. */

const STEPS_A_DOUBLING = 1.5;
const ZERO = 'A'.charCodeAt(0);

export function writeSpread(counts: readonly number[]): string {
  return counts
    .map((count) => String.fromCharCode(ZERO + Math.round(Math.log2(Math.max(1, count)) * STEPS_A_DOUBLING)))
    .join('');
}

export function readSpread(text: string, words: readonly string[]): ReadonlyMap<string, number> {
  return new Map(words.map((word, index) => [word, 2 ** ((text.charCodeAt(index) - ZERO) / STEPS_A_DOUBLING)]));
}
