import { expect, test } from 'vitest';
import { buildIndex } from '#search/build-index.ts';
import { readHeadings, writeHeadings } from '#search/headings.ts';
import { readPostings, splitPostings, writePostings } from '#search/postings.ts';
import { sectionsOf } from '../support/sections.ts';

test('Chinese texts are indexed by the pairs within words only', () => {
  const { terms } = buildIndex('zh', sectionsOf('/zh/a', '标题', '更新快照'));
  expect(terms).toBe('快照\n更新');
});

test('postings read back as written, with small and large gaps, and need no escapes in JSON', () => {
  const far = [0, 1, 31, 32, 33, 1000, 35_000].map((section, index) => ({ section, level: 1 + (index % 2) }));
  const lists = [far, [], [{ section: 5, level: 2 }]];
  const text = writePostings(lists);
  expect(splitPostings(text).map(readPostings)).toEqual(lists);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('the headings read back as written: addresses, levels and ids that differ from the heading', () => {
  const sections = [
    ...sectionsOf('/zh/a', '甲', '', [
      ['快照', '', 'snapshots'],
      ['rs.fn', '', 'rsfn', 3],
      ['Deep', '', 'deep', 4],
      ['Next', ''],
    ]),
    ...sectionsOf('/zh/b/', 'B', '', [['Set up']]),
  ];
  const text = writeHeadings(sections, ['Guide']);
  expect(text).toBe('1甲\t/zh/a\t0\n2快照\tsnapshots\n3rs.fn\n4Deep\n2Next\n1B\t/zh/b/\t0\n2Set up');
  const read = readHeadings(text, ['Guide']);
  expect(read.map(({ record }) => record)).toEqual(sections.map(({ heading }) => heading));
  expect(read.map(({ page, parent }) => [page, parent])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 0],
    [5, 5],
    [5, 5],
  ]);
});
