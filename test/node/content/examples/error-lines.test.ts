import { expect, test } from 'vitest';
import { readErrorLines } from '#node/content/examples/error-lines.ts';
import { examplesOf, fence } from '../../../support/blocks.ts';

const TEST = fence('ts title="src/cart.test.ts"', 'test("adds", () => {', '  expect(1).toBe(2);', '});');
const linesOf = (...parts: readonly string[]) => readErrorLines(examplesOf(parts.join('\n\n')).examples);
const failing = (...output: readonly string[]) =>
  linesOf(TEST, fence('sh command exit=1', 'npx rstest run'), fence('text output', ...output));

test('the line that a failure names is marked, at the fence of its file', () => {
  expect(failing('AssertionError: expected 1 to be 2', '   at src/cart.test.ts:2:13')).toEqual({ 1: [2] });
});

test('of a stack trace, the first frame counts; its callers do not', () => {
  expect(failing('  at total (src/cart.test.ts:2:13)', '  at src/cart.test.ts:1:1')).toEqual({ 1: [2] });
});

test('several errors mark several lines, each once', () => {
  const frame = (line: number) => [`Error ${line}`, `  at src/cart.test.ts:${line}:1`];
  expect(failing(...frame(1), ...frame(2), ...frame(1))).toEqual({ 1: [1, 2] });
});

test('an error in a file that the page does not show marks nothing', () => {
  expect(failing('  at node_modules/x/index.js:2:13')).toEqual({});
});

test('a place in the output of a command that passes marks nothing', () => {
  const passing = fence('text output', 'log', '  at src/cart.test.ts:2:13');
  expect(linesOf(TEST, fence('sh command', 'npx rstest run'), passing)).toEqual({});
});
