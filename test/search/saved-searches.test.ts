import { describe, expect, test } from 'vitest';
import {
  addRecent,
  NOTHING_SAVED,
  parseSavedSearches,
  removeSearch,
  saveSearch,
  unsaveSearch,
  type SavedSearches,
} from '#search/saved-searches.ts';

const search = (name: string) => ({ url: `/${name}`, title: name, trail: 'Config' });
const many = (count: number) => Array.from({ length: count }, (_, index) => search(`s${index}`));
const names = ({ recent, favorites }: SavedSearches) =>
  [recent, favorites].map((list) => list.map(({ title }) => title));

describe('recent searches', () => {
  test('are listed latest first, each once', () => {
    const saved = ['a', 'b', 'a'].map(search).reduce(addRecent, NOTHING_SAVED);
    expect(names(saved)).toEqual([['a', 'b'], []]);
  });
  test('are at most seven; the oldest is dropped', () => {
    const saved = many(9).reduce(addRecent, NOTHING_SAVED);
    expect(names(saved)[0]).toEqual(['s8', 's7', 's6', 's5', 's4', 's3', 's2']);
  });
  test('leave out favorites', () => {
    const saved = { recent: [search('a')], favorites: [search('b')] };
    expect(addRecent(saved, search('b'))).toBe(saved);
  });
});

describe('favorites', () => {
  test('are removed from the recent searches', () => {
    expect(names(saveSearch({ recent: [search('a'), search('b')], favorites: [] }, search('a')))).toEqual([
      ['b'],
      ['a'],
    ]);
  });
  test('are at most ten; an eleventh stays a recent search', () => {
    const full = many(10).reduce(saveSearch, { recent: [search('a')], favorites: [] });
    expect(full.favorites).toHaveLength(10);
    expect(saveSearch(full, search('a'))).toBe(full);
    expect(saveSearch(full, search('s0')).favorites[0]).toEqual(search('s0'));
  });
  test('are recent searches again when unsaved, and gone when removed', () => {
    const saved = { recent: [search('a')], favorites: [search('b')] };
    expect(names(unsaveSearch(saved, search('b')))).toEqual([['b', 'a'], []]);
    expect(names(removeSearch(saved, search('b')))).toEqual([['a'], []]);
    expect(names(removeSearch(saved, search('a')))).toEqual([[], ['b']]);
  });
});

describe('stored data', () => {
  test('is read back', () => {
    const saved = { recent: [search('a')], favorites: [search('b')] };
    expect(parseSavedSearches(JSON.stringify(saved))).toEqual(saved);
  });
  test.each([null, '', '{', 'null', '[]', '1', '"x"', '{"recent":1}', '{"recent":{"length":1}}'])(
    'counts as empty when it is %j',
    (stored) => {
      expect(parseSavedSearches(stored)).toEqual(NOTHING_SAVED);
    },
  );
  test.each([
    { ...search('a'), url: 'javascript:alert(1)' },
    { ...search('a'), url: '//evil.example' },
    { ...search('a'), url: '/\\evil.example' },
    { ...search('a'), url: '/\t/evil.example' },
    { ...search('a'), url: 'https://evil.example' },
    { ...search('a'), title: '' },
    { ...search('a'), title: { toString: 1 } },
    { ...search('a'), title: 'x'.repeat(600) },
    { url: '/a', title: 'a' },
    null,
    7,
    [],
  ])('loses the entry %j, and keeps the others', (entry) => {
    const stored = JSON.stringify({ recent: [entry, search('good')], favorites: [entry] });
    expect(names(parseSavedSearches(stored))).toEqual([['good'], []]);
  });
  test('is cut at the limits, each address once; an entry in both lists is a favorite', () => {
    const { recent, favorites } = parseSavedSearches(
      JSON.stringify({ recent: [...many(20), search('s1')], favorites: [search('f'), search('f'), search('s0')] }),
    );
    expect(recent.map(({ title }) => title)).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
    expect(favorites.map(({ title }) => title)).toEqual(['f', 's0']);
  });
});
