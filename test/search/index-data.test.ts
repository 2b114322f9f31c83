import { expect, test } from 'vitest';
import { readDictionary, writeDictionary } from '#search/dictionary.ts';
import { readOutline, writeOutline } from '#search/heading-list.ts';
import { readPostings, splitPostings, writePostings } from '#search/postings.ts';
import { sectionsOf } from '../support/sections.ts';

test('a dictionary is read as it was written, and shared beginnings are written once', () => {
  const words = ['mock', 'mocked', 'mocker', 'snap', '快照'];
  const text = writeDictionary(words);
  expect(text).toBe('0mock\n4ed\n5r\n0snap\n0快照');
  expect(readDictionary(text)).toEqual(words);
  expect(readDictionary('')).toEqual([]);
});

test('postings are read as they were written, near and far, in JSON as they are', () => {
  const far = [0, 1, 31, 32, 33, 1000, 35_000].map((section, index) => ({ section, level: 1 + (index % 2) }));
  const lists = [far, [], [{ section: 5, level: 2 }]];
  const text = writePostings(lists);
  expect(splitPostings(text).map(readPostings)).toEqual(lists);
  expect(JSON.stringify(text)).toBe(`"${text}"`);
});

test('an outline is read as it was written: addresses, levels and ids that are other words', () => {
  const sections = [
    ...sectionsOf('/zh/a', '甲', '', [
      ['快照', '', 'snapshots'],
      ['rs.fn', '', 'rsfn', 3],
      ['Deep', '', 'deep', 4],
      ['Next', ''],
    ]),
    ...sectionsOf('/zh/b/', 'B', '', [['Set up']]),
  ];
  const text = writeOutline(sections, ['Guide']);
  expect(text).toBe('1甲\t/zh/a\t0\n2快照\tsnapshots\n3rs.fn\n4Deep\n2Next\n1B\t/zh/b/\t0\n2Set up');
  const outline = readOutline(text, ['Guide']);
  expect(outline.map(({ record }) => record)).toEqual(sections.map(({ heading }) => heading));
  expect(outline.map(({ page, parent }) => [page, parent])).toEqual([
    [0, 0],
    [0, 0],
    [0, 1],
    [0, 2],
    [0, 0],
    [5, 5],
    [5, 5],
  ]);
});
