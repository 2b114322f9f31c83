import { expect, test } from 'vitest';
import { slips, slipsAllowed } from '#search/typo.ts';

test.each([
  ['snapshot', 'snapshot', 0],
  ['snapshoot', 'snapshot', 1],
  ['snapsot', 'snapshot', 1],
  ['snapshpt', 'snapshot', 1],
  ['snaphsot', 'snapshot', 1],
  ['sanpshoot', 'snapshot', 2],
])('from %s to %s there are %i slips', (typed, word, count) => {
  expect(slips(typed, word, 2)).toBe(count);
});

test('what is over the limit is one over it', () => {
  expect(slips('retry', 'snapshot', 2)).toBe(3);
  expect(slips('retry', 'pool', 1)).toBe(2);
});

test('a beginning may be all that was typed', () => {
  expect(slips('tomtach', 'tomatchinlinesnapshot', 2, true)).toBe(1);
  expect(slips('tomtach', 'tomatchinlinesnapshot', 2)).toBe(3);
});

test('words under four letters must be right, one slip is forgiven under eight, then two', () => {
  expect(['fns', 'mock', 'snapsho', 'snapshot'].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
});
