import { expect, test } from 'vitest';
import { editDistance, typosAllowed } from '#search/typo.ts';

test.each([
  ['snapshot', 'snapshot', 0],
  ['snapshoot', 'snapshot', 1],
  ['snapsot', 'snapshot', 1],
  ['snapshpt', 'snapshot', 1],
  ['snaphsot', 'snapshot', 1],
  ['sanpshoot', 'snapshot', 2],
])('the distance from %s to %s is %i', (typed, word, count) => {
  expect(editDistance(typed, word, 2)).toBe(count);
});

test('a distance over the limit is returned as limit + 1', () => {
  expect(editDistance('retry', 'snapshot', 2)).toBe(3);
  expect(editDistance('retry', 'pool', 1)).toBe(2);
});

test('with isPrefix, the typed letters may match just the beginning of a word', () => {
  expect(editDistance('tomtach', 'tomatchinlinesnapshot', 2, true)).toBe(1);
  expect(editDistance('tomtach', 'tomatchinlinesnapshot', 2)).toBe(3);
});

test('words under four letters allow no typo, from four on one, from eight on two', () => {
  expect(['fns', 'mock', 'snapsho', 'snapshot'].map(typosAllowed)).toEqual([0, 1, 1, 2]);
});
