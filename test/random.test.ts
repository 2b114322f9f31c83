import { expect, test } from 'vitest';
import { createRandom } from '../scripts/random.ts';

const first = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 1000 }, () => random.next());
};

test('a seed repeats its numbers, and another seed has others', () => {
  expect(first(7)).toEqual(first(7));
  expect(first(7)).not.toEqual(first(8));
});

test('numbers are spread over [0, 1), and picks over a whole list', () => {
  const numbers = first(1);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  const random = createRandom(1);
  const picked = Array.from({ length: 1000 }, () => random.pick(['a', 'b', 'c']));
  for (const each of ['a', 'b', 'c']) expect(picked.filter((one) => one === each).length).toBeGreaterThan(250);
  expect(Array.from({ length: 1000 }, () => random.chance(0.1)).filter(Boolean).length).toBeLessThan(200);
});
