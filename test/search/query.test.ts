import { describe, expect, test } from 'vitest';
import { cutQuery, wordsOfPath, missingResultUrl } from '#search/query.ts';

describe('a query', () => {
  test('is cut at the given length', () => {
    expect(cutQuery('abcdef', 4)).toBe('abcd');
    expect(cutQuery('abc', 4)).toBe('abc');
  });
  test('has no lone surrogates, neither from the cut nor from the input', () => {
    expect(cutQuery('abc😀', 4)).toBe('abc');
    expect(cutQuery('a\uD83Db', 4)).toBe('ab');
    expect(cutQuery('ab😀', 4)).toBe('ab😀');
  });
});

describe('the words of a path without a page', () => {
  test.each([
    ['/guide/basic/mock-modul', 'mock modul'],
    ['/guide/setup_files.html', 'setup files'],
    ['/api/rstest/mockModule/', 'mockModule'],
    ['/guide/basic/index.html', 'basic'],
    ['/zh/guide/%E8%A6%86%E7%9B%96%E7%8E%87', '覆盖率'],
    ['/config/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 'script alert 1 script'],
    ['/guide/%E0%A4%A', 'guide'],
    ['/404', ''],
    ['/zh/404.html', ''],
    ['/', ''],
    ['//..', ''],
  ])('%s: %j', (path, words) => {
    expect(wordsOfPath(path)).toBe(words);
  });
});

test('the report address contains the encoded query, whatever is in it', () => {
  const template = 'https://site.example/new?title={query}';
  expect(missingResultUrl(template, 'a&b=c #1')).toBe('https://site.example/new?title=a%26b%3Dc%20%231');
  expect(missingResultUrl(template, '$& {query} 快照')).toBe(
    'https://site.example/new?title=%24%26%20%7Bquery%7D%20%E5%BF%AB%E7%85%A7',
  );
});
