import { expect, test } from 'vitest';
import type { PageEntry, TocEntry } from '#shared/page.ts';
import { headingRecords } from '#search/heading-records.ts';

const toc: readonly TocEntry[] = [
  { text: 'Usage', id: 'usage', depth: 2, charIndex: 1 },
  { text: 'Deep', id: 'deep', depth: 4, charIndex: 2 },
  { text: 'Middle', id: 'middle', depth: 3, charIndex: 3 },
  { text: 'Types', id: 'types', depth: 2, charIndex: 4 },
];
const entry: PageEntry = {
  title: 'Pool',
  routePath: '/config/pool',
  lang: 'en',
  toc,
  frontmatter: {},
  version: '',
  _relativePath: 'en/config/pool.mdx',
};
const records = headingRecords(entry, 'Config');
const levels = (lvl2: string | null, lvl3: string | null, lvl4: string | null) => ({
  lvl0: 'Config',
  lvl1: 'Pool',
  lvl2,
  lvl3,
  lvl4,
  lvl5: null,
  lvl6: null,
});

test('the first record is the page, under its group', () => {
  expect(records[0]).toEqual({
    objectID: '/config/pool',
    url: '/config/pool',
    type: 'lvl1',
    hierarchy: levels(null, null, null),
    content: null,
  });
});

test('each heading has a record that leads to its section', () => {
  expect(records.slice(1).map(({ url, type }) => [url, type])).toEqual([
    ['/config/pool#usage', 'lvl2'],
    ['/config/pool#deep', 'lvl4'],
    ['/config/pool#middle', 'lvl3'],
    ['/config/pool#types', 'lvl2'],
  ]);
});

test('no two records have one id', () => {
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(5);
});

test('a heading stands under the ones above it and under no other', () => {
  expect(records.slice(1).map(({ hierarchy }) => hierarchy)).toEqual([
    levels('Usage', null, null),
    levels('Usage', null, 'Deep'),
    levels('Usage', 'Middle', null),
    levels('Types', null, null),
  ]);
});
