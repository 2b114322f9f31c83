import { expect, test } from 'vitest';
import { findNames } from '#node/compile/mdx/find-names.ts';

const LINKS = {
  'rs.fn': '/fn',
  'mock.calls': '/calls',
  expect: '/expect',
  'expect.poll': '/poll',
  test: '/test',
  'test.each': '/each',
  '.toBe': '/tobe',
  'retry:': '/retry',
  'pool:': '/pool',
  'pool.type:': '/type',
};
const IMPORT = "import { defineConfig, expect, rs, test } from '@rstest/core';\n";

/** The found names with their links, in a block that imports from the framework. */
function found(code: string, { before = IMPORT, language = 'ts' } = {}): readonly string[] {
  const block = before + code;
  return findNames(block, language, LINKS).map(({ start, end, href }) => `${block.slice(start, end)} ${href}`);
}

test('finds imported functions, their members and methods of values, in the order of the code', () => {
  const code = "test('a', async () => { expect(rs.fn()).toBe(1); await expect.poll(b).toBe(2); });";
  expect(found(code)).toEqual(['test /test', 'expect /expect', 'fn /fn', 'toBe /tobe', 'poll /poll', 'toBe /tobe']);
  expect(found('test.each([1])(a); test.only(b); spy.mock.calls[0];')).toEqual([
    'each /each',
    'test /test',
    'calls /calls',
  ]);
});

test('finds keys of the configuration with those around them, and no others', () => {
  expect(found("export default defineConfig({ retry: 1, pool: { type: 'forks', retry: 2 } });")).toEqual([
    'retry /retry',
    'pool /pool',
    'type /type',
  ]);
  expect(found("test('a', { retry: 2 }, b);")).toEqual(['test /test']);
});

test('finds nothing in strings, comments, keys and other meanings of a word', () => {
  expect(
    found("'rs.fn()'; // expect(a).toBe(1)\n({ test: 1, expect() {} }); /a/.test(b); c.toBe; d['toBe']();"),
  ).toEqual([]);
  expect(found('`${rs.fn()} rs.fn()`;')).toEqual(['fn /fn']);
});

test('finds nothing in code that imports nothing from the framework, is in another language or has errors', () => {
  expect(found('rs.fn();', { before: "import { rs } from 'other'; // @rstest/core\n" })).toEqual([]);
  expect(found('rs.fn();', { language: 'json' })).toEqual([]);
  expect(found('rs.fn(; {')).toEqual([]);
  expect(found('rs.fn(<A />);', { language: 'tsx' })).toEqual(['fn /fn']);
});
