import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { likenessOf } from '#search/likeness.ts';
import { openIndex } from '#search/open-index.ts';
import { queryTermsOf } from '#search/query-terms.ts';
import { sectionsOf } from '../support/sections.ts';

const index = openIndex(
  buildIndex('zh', [
    ...sectionsOf('/zh/a', '甲', '', [['查找位置', '', 'where', 2, ['缓存文件放哪里', 'cache folder']]]),
    ...sectionsOf('/zh/b', '乙', '', [['放在一起', '', 'together']]),
    ...sectionsOf('/zh/c', '丙', '', [['Fruit', '', 'fruit', 2, ['red apple', 'red plum']]]),
    ...sectionsOf('/zh/d', '丁', '', [['Stone', '', 'stone', 2, ['red brick']]]),
  ]),
);
const likeness = (query: string) => [...likenessOf(queryTermsOf(query, index), query, index)];

test('a phrase that lacks one character of a Chinese question scores high, a heading with one pair of it low', () => {
  const [, asked = 0, , other = 0] = likeness('缓存文件放在哪里');
  expect(asked).toBeGreaterThan(0.6);
  expect(other).toBeLessThan(0.3);
});

test('a phrase equal to the query scores in full plus a bonus, a query that is part of a phrase only partly', () => {
  expect(likeness('red brick')[7]).toBeCloseTo(1 + 0.3);
  expect(likeness('brick')[7]).toBeCloseTo(0.5 + 0.3 * 0.5 ** 4);
});

test('a word in several names of a section scores higher than a word in one', () => {
  const [, , , , , several = 0, , one = 0] = likeness('red wood');
  expect(one).toBeGreaterThan(0.1);
  expect(several / one).toBeCloseTo(1 + 0.7, 1);
});
