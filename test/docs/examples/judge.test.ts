import { expect, test } from 'vitest';
import { failureText } from '#docs/examples/failure.ts';
import { hasInOrder, judgeCommand, judgeFailingFiles, judgeNotRun } from '#docs/examples/judge.ts';
import { meetsFence } from '#docs/examples/run-together.ts';
import { examplesOf, fence, ranWith } from '../../support/blocks.ts';

/** The failures when the last command of the blocks has this exit code and output. */
function judged(ran: { code: number; output: string }, ...parts: readonly string[]): readonly string[] {
  const command = examplesOf(...parts).examples[0]?.commands.at(-1);
  if (!command) throw new Error('no command');
  return judgeCommand({ command, ran: ranWith(ran.code, ran.output) }).map(failureText);
}

const run = fence('sh command', 'npx rstest run');

test('a command that matches its page has no failures', () => {
  const output = fence('text output', 'took 3ms');
  expect(judged({ code: 0, output: '\ntook 400ms\n' }, run, output, fence('text excerpt', 'took 5ms'))).toEqual([]);
});

test('a different exit code is a failure with the output', () => {
  expect(judged({ code: 1, output: 'broken' }, run)).toEqual([
    'content/en/guide/cart.mdx:1:1: `npx rstest run` ended with 1, not 0\n  received:\n    broken',
  ]);
});

test('a different output is a failure at the position of the output block', () => {
  const [text, ...more] = judged({ code: 0, output: '3 passed' }, run, fence('text output', '2 passed'));
  expect(more).toEqual([]);
  expect(text).toMatch(
    /^content\/en\/guide\/cart\.mdx:5:1: .*\n {2}expected:\n {4}2 passed\n {2}received:\n {4}3 passed$/,
  );
});

test('an excerpt that is not printed is a failure', () => {
  const [text] = judged({ code: 0, output: 'a\nb' }, run, fence('text excerpt', 'b', 'a'));
  expect(text).toContain(':5:1: `npx rstest run` does not print these lines');
});

test('the lines of an excerpt may have others between them', () => {
  expect(hasInOrder('a\n  b\nc', 'a\nc')).toBe(true);
  expect(hasInOrder('a\nb', 'b\nb')).toBe(false);
});

test('a line of an excerpt that ends in an ellipsis is the beginning of a line', () => {
  expect(hasInOrder('not found (path: /home/ada)', 'not found (path: …')).toBe(true);
  expect(hasInOrder('not found (path: /home/ada)', 'not found (path:')).toBe(false);
  expect(hasInOrder('found', 'not found…')).toBe(false);
});

test('a file expected to fail must have its message in the output', () => {
  const [example] = examplesOf(fence('ts title="a.test.ts" fails="to be 6"', ''), run).examples;
  if (!example?.commands[0]) throw new Error('no example');
  const runWith = (output: string) => [{ command: example.commands[0] as never, ran: ranWith(1, output) }];
  expect(judgeFailingFiles(example, runWith('expected 5 to be 6'))).toEqual([]);
  expect(judgeFailingFiles(example, runWith('expected 5 to be 7'))).toMatchObject([{ line: 1, expected: 'to be 6' }]);
});

test('a file that a report does not name was not run', () => {
  const files = examplesOf(fence('ts title="src/a.test.ts"', '')).examples[0]?.files ?? [];
  expect(judgeNotRun(files, ranWith(0, ' ✓ src/a.test.ts (1)'))).toEqual([]);
  expect(judgeNotRun(files, ranWith(0, ' ✓ src/b.test.ts (1)'))).toMatchObject([{ line: 1 }]);
});

const error = { name: 'TypeError', message: 'label is not a function' };

test.each([
  ['title="a.test.ts"', 'pass', [], true],
  ['title="a.test.ts"', 'fail', [error], false],
  ['title="a.test.ts" fails="TypeError: label"', 'fail', [error], true],
  ['title="a.test.ts" fails="other words"', 'fail', [error], false],
  ['title="a.test.ts" fails="label"', 'pass', [], false],
] as const)('a file with %j that ends with %s', (words, status, errors, right) => {
  const [file] = examplesOf(fence(`ts ${words}`, '')).examples[0]?.files ?? [];
  if (!file) throw new Error('no file');
  expect(meetsFence(file, { testPath: 'a.test.ts', status, results: [{ errors }] })).toBe(right);
  expect(meetsFence(file, { testPath: 'a.test.ts', status, errors, results: [] })).toBe(right);
  expect(meetsFence(file, undefined)).toBe(false);
});
