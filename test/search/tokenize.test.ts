import { describe, expect, test } from 'vitest';
import { stem } from '#search/stem.ts';
import { squeeze, termsOf } from '#search/tokenize.ts';

test.each([
  [
    'toMatchInlineSnapshot',
    ['tomatchinlinesnapshot', 'matchinlinesnapshot', 'inlinesnapshot', 'to', 'match', 'inlin', 'snapshot'],
  ],
  ['rs.mock', ['rsmock', 'rs', 'mock']],
  ['rs.unstubAllGlobals', ['rsunstuballglobals', 'unstuballglobals', 'allglobals', 'rs', 'unstub', 'all', 'global']],
  ['setup-files', ['setupfiles', 'setup', 'fil']],
  ['--passWithNoTests', ['--passwithnotests', 'passwithnotests', 'pass', 'with', 'no', 'test']],
  ['-t', ['-t']],
  ['ＲＳ．ｍｏｃｋ', ['rsmock', 'rs', 'mock']],
])('an identifier is kept whole and split: %s', (text, terms) => {
  expect(termsOf(text)).toEqual(terms);
});

test('a hyphen between words does not begin a flag', () => {
  expect(termsOf('well-known')).not.toContain('--known');
});

test('the start of an alias is a separate term', () => {
  expect(termsOf("import '@/sum'")).toEqual(['import', '@/', 'sum']);
  expect(termsOf('@ 别名')).toEqual(['@/', '别名']);
  expect(termsOf('~/sum and a@b/c')).toEqual(['~/', 'sum', 'and', 'a', 'b', 'c']);
});

test('Chinese becomes pairs, alongside words of other scripts', () => {
  expect(termsOf('更新快照 snapshot')).toEqual(['更新', '新快', '快照', 'snapshot']);
  expect(termsOf('照')).toEqual(['照']);
});

test.each(['setup files', 'setup-files', 'setupFiles', 'SETUP_FILES'])('squeeze turns %j into one name', (text) => {
  expect(squeeze(text)).toBe('setupfiles');
});

describe('endings', () => {
  test.each([
    [['mock', 'mocks', 'mocked', 'mocking'], 'mock'],
    [['run', 'runs', 'running'], 'run'],
    [['cache', 'caches', 'cached', 'caching'], 'cach'],
    [['directory', 'directories'], 'directory'],
    [['debug', 'debugging'], 'debug'],
    [['install', 'installs', 'installing', 'installation'], 'install'],
    [['migrate', 'migrates', 'migrated', 'migrating', 'migration'], 'migr'],
    [['repeat', 'repeated', 'repeating'], 'repeat'],
    [['assert', 'assertion', 'assertions'], 'assert'],
  ])('%j have the same stem', (words, result) => {
    expect(words.map(stem)).toEqual(words.map(() => result));
  });
  test.each(['this', 'class', 'alias', 'status', 'string', 'bus', 'option', 'nation'])(
    '%s keeps its ending',
    (word) => {
      expect(stem(word)).toBe(word);
    },
  );
});
