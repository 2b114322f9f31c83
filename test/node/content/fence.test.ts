import { expect, test } from 'vitest';
import { fenceProblems, parseFence } from '#node/content/fence.ts';

const linesOf = (meta: string) => [...parseFence(meta).highlighted];

test.each([null, undefined, ''])('a fence without words (%j) sets nothing', (meta) => {
  expect(parseFence(meta)).toEqual({
    title: undefined,
    highlighted: new Set(),
    lineNumbers: undefined,
    wrap: undefined,
    command: false,
    signature: false,
    output: false,
    excerpt: false,
    exit: 0,
  });
});

test('a title in quotes may have spaces', () => {
  expect(parseFence('title="src/my sum.ts"').title).toBe('src/my sum.ts');
});

test('a title of one word needs no quotes', () => {
  expect(parseFence('title=sum.ts wrap').title).toBe('sum.ts');
});

test('highlighted lines are numbers and ranges', () => {
  expect(linesOf('{2,4-6}')).toEqual([2, 4, 5, 6]);
});

test('spaces in the list of lines are ignored', () => {
  expect(linesOf('{ 2, 4 - 5 }')).toEqual([2, 4, 5]);
});

test('braces in a title are not a list of lines', () => {
  expect(linesOf('title="a{1}.ts" {3}')).toEqual([3]);
});

test('braces around words are not a list of lines', () => {
  expect(linesOf('{a,b}')).toEqual([]);
});

test('a backwards range highlights nothing', () => {
  expect(linesOf('{5-2}')).toEqual([]);
});

test.each([
  ['lineNumbers', true],
  ['noLineNumbers', false],
  ['title="lineNumbers"', undefined],
])('%j sets line numbers to %j', (meta, on) => {
  expect(parseFence(meta).lineNumbers).toBe(on);
});

test.each([
  ['wrap', true],
  ['noWrap', false],
  ['wrapped', undefined],
])('%j sets wrapping to %j', (meta, on) => {
  expect(parseFence(meta).wrap).toBe(on);
});

test('all words may be combined in any order', () => {
  expect(parseFence('wrap {1} title="a.ts" noLineNumbers')).toMatchObject({
    title: 'a.ts',
    highlighted: new Set([1]),
    lineNumbers: false,
    wrap: true,
  });
});

test.each(['command', 'output', 'excerpt'] as const)('%s is recognized as a separate word', (word) => {
  expect(parseFence(`{1} ${word} wrap`)[word]).toBe(true);
});

test.each(['title="command"', 'commands', 'example="command"'])('%s is not a command', (meta) => {
  expect(parseFence(meta).command).toBe(false);
});

test('example, fails and norun take quoted text', () => {
  expect(parseFence(`example="two carts" fails="expected '5' to be 6" norun="needs an editor"`)).toMatchObject({
    example: 'two carts',
    fails: "expected '5' to be 6",
    norun: 'needs an editor',
  });
});

test('an exit code is a number', () => {
  expect(parseFence('command exit=1')).toMatchObject({ exit: 1 });
});

test.each([
  null,
  '',
  'title="src/my sum.ts" {2, 4-5} wrap noLineNumbers',
  'command exit=1 example="two carts"',
  'title=sum.ts fails="expected \'5\' to be 6" norun="why" signature',
  'title="a{1}.ts"',
])('%j is valid', (meta) => {
  expect(fenceProblems(meta)).toEqual([]);
});

test.each([
  ['comand', '"comand" is not an option of a code block; the options are command, '],
  ['titel="x"', '"titel=" is not an option of a code block; the options are command, '],
  ['title=my sum.ts', '"sum.ts" is not an option of a code block'],
  ['title', '"title" is not an option of a code block'],
  ['of a sentence', '"of a sentence" is not an option of a code block'],
  ['title=""', 'title= has no value; write it as title="…"'],
  ["title='sum.ts'", 'title=\'sum.ts\' has no value; write it as title="…"'],
  ['title=“sum.ts”', 'title=“sum.ts” has no value; write it as title="…"'],
  ['title="sum.ts', 'title="sum.ts has no value; write it as title="…"'],
  ['title="a.ts" title="b.ts"', 'title= is written twice; keep one'],
  ['norun=""', 'norun= has no value'],
  ['command exit=one', 'exit=one is not an exit code; write a number'],
  ['{a,b}', '{a,b} is not a list of lines; write'],
  ['{2,}', '{2,} is not a list of lines'],
  ['{5-2}', '{5-2} is not a list of lines'],
  ['{0}', '{0} is not a list of lines'],
  ['{1-99999999999}', '{1-99999999999} is not a list of lines'],
  ['{}', '{} is not a list of lines'],
  ['{1} {3}', '{1} is not a list of lines; write all lines in order in one list, such as {2,4-5}'],
])('%j is wrong: %s', (meta, reason) => {
  expect(fenceProblems(meta)[0]).toContain(reason);
});
