import { createRandom } from '../../scripts/random.ts';

/**
 * The items of a long series that this run tests, in their order: `size` of them, chosen by the seed in TEST_SEED; all
 * without a seed (`npm test -- --all`).
 */
export function sample<const Item>(size: number, series: readonly Item[]): readonly Item[] {
  const seed = process.env['TEST_SEED'];
  if (seed === undefined) return series;
  const random = createRandom(Number(seed));
  const rest = [...series.keys()];
  const chosen = new Set(
    Array.from({ length: Math.min(size, rest.length) }, () => rest.splice(random.int(rest.length), 1)[0]),
  );
  return series.filter((_, index) => chosen.has(index));
}
