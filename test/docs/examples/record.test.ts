import { expect, test } from 'vitest';
import { nothingToRecord, renewals, withTexts } from '#docs/examples/record.ts';
import { problemText } from '#node/content/problem.ts';
import { examplesOf, fence, PAGE, ranWith } from '../../support/blocks.ts';

function renewed(code: number, output: string) {
  const page = examplesOf(fence('sh command', 'npx rstest run'), fence('text output', 'took 3ms', '2 passed'));
  const command = page.examples[0]?.commands[0];
  if (!command) throw new Error('no command');
  return renewals([{ command, ran: ranWith(code, output) }]);
}

test('a changed output is updated, without blank lines around it', () => {
  expect(renewed(0, '\n\ntook 5ms  \n3 passed\n\n')).toMatchObject([
    { block: { line: 5 }, text: 'took 5ms\n3 passed' },
  ]);
});

test('a difference in times alone updates nothing', () => {
  expect(renewed(0, 'took 5ms\n2 passed\n')).toEqual([]);
});

test('a command with an unexpected exit code is not recorded', () => {
  expect(() => renewed(1, 'broken')).toThrow('content/en/guide/cart.mdx:1: `npx rstest run` ended with 1');
});

test('without any recorded output, the message for each command says where to write one', () => {
  const toRecord = (...blocks: readonly string[]) => nothingToRecord([examplesOf(...blocks)]).map(problemText);
  const command = fence('sh command', 'npx rstest run');
  expect(toRecord(command, fence('text excerpt', '2 passed'))).toEqual([
    'content/en/guide/cart.mdx:1:1: the command has no recorded output; write an empty block "text output" below it, in both languages',
  ]);
  expect(toRecord(fence('ts title="a.ts"', 'a;'))).toEqual([
    'content/en/guide/cart.mdx: there is no command; write one in a block "sh command"',
  ]);
  expect(toRecord(command, fence('text output'), command)).toEqual([]);
});

test('texts replace the blocks with their numbers and nothing else', () => {
  const page = ['# Cart', fence('sh command', 'npx rstest'), fence('text output', 'old', 'lines'), 'End'].join('\n');
  expect(withTexts(page, PAGE, new Map([[1, 'new\n\ntext\nlines']]))).toBe(
    ['# Cart', fence('sh command', 'npx rstest'), fence('text output', 'new', '', 'text', 'lines'), 'End'].join('\n'),
  );
});

test('an indented block stays indented', () => {
  const page = '- item\n\n  ```text output\n  old\n  ```\n';
  expect(withTexts(page, PAGE, new Map([[0, 'new\n\nlines']]))).toBe(
    '- item\n\n  ```text output\n  new\n\n  lines\n  ```\n',
  );
});

test('an empty block is filled', () => {
  expect(withTexts(fence('text output'), PAGE, new Map([[0, 'new']]))).toBe(fence('text output', 'new'));
});
