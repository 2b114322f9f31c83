import { describe, expect, test } from 'vitest';
import { groupHits, levelsAbove, plainText } from '#search/hits.ts';
import { hit } from '../support/search.ts';

const shape = (groups: ReturnType<typeof groupHits>) =>
  groups.map(({ title, section, hits }) => [title, section, hits.map(({ url }) => url)]);

describe('hits', () => {
  test('are grouped by page, in the order of the best hit of each', () => {
    const hits = [hit('pool', 'Type'), hit('retry'), hit('pool'), hit('retry', 'Pool size')];
    expect(shape(groupHits(hits))).toEqual([
      ['pool', 'Config', ['/pool#Type', '/pool']],
      ['retry', 'Config', ['/retry', '/retry#Pool-size']],
    ]);
  });
  test('of two pages with the same title are two groups', () => {
    const other = hit('pool', null, { url: '/other', objectID: 'other' });
    expect(groupHits([hit('pool'), other])).toHaveLength(2);
  });
  test('are at most 20 in a group', () => {
    const many = Array.from({ length: 30 }, (_, index) => hit('pool', `s${index}`));
    expect(groupHits(many)[0]?.hits).toHaveLength(20);
  });
  test.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\n/evil.example',
    'https://evil.example',
    '',
  ])('that lead to %j are left out', (url) => {
    expect(groupHits([hit('pool', null, { url })])).toEqual([]);
  });
});

test('the levels above a heading start at the given one and end before its own', () => {
  const hierarchy = { lvl0: 'API', lvl1: 'expect', lvl2: 'Matchers', lvl3: 'toBe', lvl4: null, lvl5: null, lvl6: null };
  const heading = hit('expect', null, { type: 'lvl3', hierarchy });
  expect(levelsAbove(heading, 0)).toEqual(['API', 'expect', 'Matchers']);
  expect(levelsAbove(heading, 2)).toEqual(['Matchers']);
  expect(levelsAbove({ ...heading, type: 'lvl1' }, 0)).toEqual(['API']);
});

test('the levels above a content hit end before the level that it has as its title', () => {
  const hierarchy = { lvl0: 'API', lvl1: 'expect', lvl2: 'Matchers', lvl3: 'toBe', lvl4: null, lvl5: null, lvl6: null };
  const titled = (text: string) =>
    hit('expect', null, { type: 'content', hierarchy, title: [{ text, isMatch: false }] });
  expect(levelsAbove(titled('toBe'), 0)).toEqual(['API', 'expect', 'Matchers']);
  expect(levelsAbove(titled('expect'), 0)).toEqual(['API']);
});

test('the plain text of marked parts joins all of them', () => {
  expect(
    plainText([
      { text: 'set', isMatch: true },
      { text: 'upFiles', isMatch: false },
    ]),
  ).toBe('setupFiles');
});
