import { expect, test } from 'vitest';
import { searchLocal } from '#search/local.ts';
import type { SearchRecord } from '#search/record.ts';

function record(title: string, heading?: string): SearchRecord {
  const url = heading === undefined ? `/${title}` : `/${title}#${heading}`;
  const empty = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const hierarchy = { lvl0: 'Config', lvl1: title, lvl2: heading ?? null, ...empty };
  return { objectID: url, url, type: heading === undefined ? 'lvl1' : 'lvl2', hierarchy, content: null };
}

const RECORDS = [
  record('setupFiles'),
  record('setupFiles', 'Type'),
  record('testEnvironment'),
  record('testEnvironment', 'Setup files order'),
  record('覆盖率'),
  record('覆盖率', '配置项'),
];
const found = (query: string) => searchLocal(RECORDS, query).map(({ url }) => url);

test.each(['setupFiles', 'setup-files', 'setup files', 'SETUP_FILES', 'setup.files', 'ｓｅｔｕｐ'])(
  'case, width, hyphens and dots do not count: %j finds setupFiles first',
  (query) => {
    expect(found(query)[0]).toBe('/setupFiles');
  },
);

test('an empty query finds nothing', () => {
  expect(found('')).toEqual([]);
  expect(found('  - . ')).toEqual([]);
});

test('a query that nothing has finds nothing', () => {
  expect(found('webpack')).toEqual([]);
});

test('every word has to be there', () => {
  expect(found('testEnvironment order')).toEqual(['/testEnvironment#Setup files order']);
  expect(found('setupFiles webpack')).toEqual([]);
});

test('a heading that is the query comes before one that begins with it, and that before its page’s others', () => {
  expect(found('setup files')).toEqual(['/setupFiles', '/testEnvironment#Setup files order', '/setupFiles#Type']);
});

test('a page comes before the sections of other pages that fit as well', () => {
  const records = [record('b', 'pool'), record('pool')];
  expect(searchLocal(records, 'pool').map(({ url }) => url)).toEqual(['/pool', '/b#pool']);
});

test('Chinese is found by part of a run', () => {
  expect(found('覆盖')).toEqual(['/覆盖率', '/覆盖率#配置项']);
  expect(found('配置')).toEqual(['/覆盖率#配置项']);
});

test('there are at most 20 results', () => {
  const many = Array.from({ length: 30 }, (_, index) => record(`pool${index}`));
  expect(searchLocal(many, 'pool')).toHaveLength(20);
});

test('the given list keeps its order', () => {
  const records = [record('b', 'pool'), record('pool')];
  searchLocal(records, 'pool');
  expect(records.map(({ url }) => url)).toEqual(['/b#pool', '/pool']);
});
