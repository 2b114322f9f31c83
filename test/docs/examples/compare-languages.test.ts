import { expect, test } from 'vitest';
import { compareBlocks, compareFrontmatter, compareLinks, withoutComments } from '#docs/examples/compare-languages.ts';
import { readPage } from '#node/content/read-page.ts';
import { blocksOf, fence } from '../../support/blocks.ts';

const compared = (english: readonly string[], chinese: readonly string[]) =>
  compareBlocks(blocksOf(...english), blocksOf(...chinese)).map(({ line, what }) => `${line}: ${what}`);

test.each([
  ['ts', 'add(1); // one\n/* two\nlines */\nadd(2);', 'add(1);\nadd(2);'],
  ['ts', "open('https://a.b'); // c", "open('https://a.b');"],
  ['ts', '// @ts-expect-error\nadd();', '// @ts-expect-error\nadd();'],
  ['ts', '/** @jest-environment jsdom */\nadd();', '/** @jest-environment jsdom */\nadd();'],
  ['sh', 'npx rstest # run', 'npx rstest'],
  ['text', 'a // b', 'a // b'],
])('%s without comments: %j', (language, code, rest) => {
  expect(withoutComments(code, language)).toBe(rest);
});

test('different comments are not a difference', () => {
  const block = (comment: string) => [fence('ts title="a.ts"', `// ${comment}`, 'add();')];
  expect(compared(block('adds'), block('相加'))).toEqual([]);
});

test.each([
  [
    'other code',
    [fence('ts title="a.ts"', "say('hi');")],
    [fence('ts title="a.ts"', "say('你好');")],
    '1: the code differs from',
  ],
  [
    'other words',
    [fence('ts title="a.ts"', '')],
    [fence('ts title="b.ts"', '')],
    '1: the words after the language differ from',
  ],
  ['a language', [fence('ts', '')], [fence('js', '')], '1: the words after the language differ from'],
  [
    'a block that lacks',
    [fence('ts', ''), fence('js', '')],
    [fence('ts', '')],
    '5: the translated page lacks this block',
  ],
])('%s is a difference', (_, english, chinese, text) => {
  expect(compared(english, chinese)).toEqual([expect.stringContaining(text)]);
});

test('links may differ in order, not in target', () => {
  expect(compareLinks(['/a', '/b', '/a'], ['/b', '/a', '/a'], 'zh.mdx')).toEqual([]);
  expect(compareLinks(['/a', '/a'], ['/a', '/c'], 'zh.mdx')).toMatchObject([{ expected: '/a', received: '/c' }]);
});

test('a translated page needs the current hash of its original and the same frontmatter fields', () => {
  const english = readPage('---\ntitle: A\n---\n# A\n', 'content/en/a.mdx');
  const translated = (yaml: string) => readPage(`---\n${yaml}\n---\n# 甲\n`, 'content/zh/a.mdx');
  const of = (yaml: string) =>
    compareFrontmatter(english, translated(yaml), 'content/zh/a.mdx').map(({ what }) => what);
  expect(of(`title: 甲\ntranslatedFrom: '${english.hash}'`)).toEqual([]);
  expect(of(`translatedFrom: '${english.hash}'`)).toEqual([
    'the frontmatter fields differ from those of the English page',
  ]);
  expect(of("title: 甲\ntranslatedFrom: '000000000000'")).toEqual([expect.stringContaining('has changed since')]);
  expect(of('title: 甲')).toEqual([expect.stringContaining('does not name the original')]);
});
