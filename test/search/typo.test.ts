import { expect, test } from 'vitest';
import { slips, slipsAllowed } from '#search/typo.ts';

test.each([
  ['snapshot', 'snapshot', 0],
  ['snapshoot', 'snapshot', 1],
  ['snapsot', 'snapshot', 1],
  ['snapshpt', 'snapshot', 1],
  ['snaphsot', 'snapshot', 1],
  ['sanpshoot', 'snapshot', 2],
])('the distance from %s to %s is %i', (typed, word, count) => {
  expect(slips(typed, word, 2)).toBe(count);
});

test('a distance over the limit is returned as limit + 1', () => {
  expect(slips('retry', 'snapshot', 2)).toBe(3);
  expect(slips('retry', 'pool', 1)).toBe(2);
});

test('with isPrefix, the typed letters may match just the beginning of a word', () => {
  expect(slips('tomtach', 'tomatchinlinesnapshot', 2, true)).toBe(1);
  expect(slips('tomtach', 'tomatchinlinesnapshot', 2)).toBe(3);
});

test('words under four letters allow no typo, from four on one, from eight on two', () => {
  expect(['fns', 'mock', 'snapsho', 'snapshot'].map(slipsAllowed)).toEqual([0, 1, 1, 2]);
});
