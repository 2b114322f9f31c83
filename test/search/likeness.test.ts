import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { likenessOf } from '#search/likeness.ts';
import { openIndex } from '#search/open-index.ts';
import { slotsOf } from '#search/slots.ts';
import { sectionsOf } from '../support/sections.ts';

const index = openIndex(
  buildIndex('zh', [
    ...sectionsOf('/zh/a', '甲', '', [['查找位置', '', 'where', 2, ['缓存文件放哪里', 'cache folder']]]),
    ...sectionsOf('/zh/b', '乙', '', [['放在一起', '', 'together']]),
    ...sectionsOf('/zh/c', '丙', '', [['Fruit', '', 'fruit', 2, ['red apple', 'red plum']]]),
    ...sectionsOf('/zh/d', '丁', '', [['Stone', '', 'stone', 2, ['red brick']]]),
  ]),
);
const likeness = (query: string) => [...likenessOf(slotsOf(query, index), query, index)];

test('a phrase that lacks a character of a Chinese question is much like it, a heading with one pair of it is not', () => {
  const [, asked = 0, , other = 0] = likeness('缓存文件放在哪里');
  expect(asked).toBeGreaterThan(0.6);
  expect(other).toBeLessThan(0.3);
});

test('a phrase that is the query is like it whole and more, and a part of one in part', () => {
  expect(likeness('red brick')[7]).toBeCloseTo(1 + 0.3);
  expect(likeness('brick')[7]).toBeCloseTo(0.5 + 0.3 * 0.5 ** 4);
});

test('what several names of a section say counts more than what one says', () => {
  const [, , , , , several = 0, , one = 0] = likeness('red wood');
  expect(one).toBeGreaterThan(0.1);
  expect(several / one).toBeCloseTo(1 + 0.9, 1);
});

test('a single word is often a name: that several speak of it does not count', () => {
  const [, , , , , several, , one] = likeness('red');
  expect(several).toBe(one);
});
