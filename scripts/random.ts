/** Random choices, repeatable by seed. */
export interface Random {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number in [0, n). */
  int(n: number): number;
  /** One of a list, which must not be empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with a probability between 0 and 1. */
  chance(p: number): boolean;
}

/** Random choices that depend only on the seed, a whole number (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (n: number) => Math.floor(next() * n);
  return {
    next,
    int,
    pick(list) {
      if (list.length === 0) throw new Error('there is nothing to pick from');
      return list[int(list.length)] as (typeof list)[number];
    },
    chance: (p) => next() < p,
  };
}
