import { expect, test } from 'vitest';
import { passagesOf } from '#docs/prose.ts';
import { sequencesOf, sharedWords } from '#docs/shared-words.ts';

const shared = (ours: string, theirs: string) => sharedWords(passagesOf(ours), sequencesOf(passagesOf(theirs)));

test('eight words in a row count as shared, seven do not', () => {
  expect(shared('Now one two three four five six seven.', 'one two three four five six seven')).toEqual([]);
  expect(
    shared('# T\n\nSay, one two THREE four, five six seven eight!', 'one two three four five six seven eight'),
  ).toEqual([{ line: 3, words: 'one two three four five six seven eight' }]);
});

test('a longer sequence is one finding', () => {
  const words = 'one two three four five six seven eight nine ten';
  expect(shared(`First ${words} last.`, `# ${words}`)).toEqual([{ line: 1, words }]);
});

test('twelve Chinese characters count as shared, eleven do not', () => {
  expect(shared('一二三四五六七八九十甲', '一二三四五六七八九十甲')).toEqual([]);
  expect(shared('先，一二三四五，六七八九十甲乙。', '一二三四五六七八九十甲乙丙')).toEqual([
    { line: 1, words: '一二三四五六七八九十甲乙' },
  ]);
});

test('code does not count, and the words around it are not adjacent', () => {
  const fenced = '```sh\none two three four five six seven eight\n```';
  expect(shared(fenced, fenced)).toEqual([]);
  const around = 'one two three four `five` five six seven eight';
  expect(shared(around, around)).toEqual([]);
});

test('words in lists, tables and links count too', () => {
  const words = 'one two three four five six seven eight';
  expect(shared(`- ${words}`, words)).toHaveLength(1);
  expect(shared(`| A |\n| --- |\n| ${words} |`, words)).toHaveLength(1);
  expect(shared('one two [three four](/x) **five** six seven eight', words)).toHaveLength(1);
});
