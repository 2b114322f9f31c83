import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkExamples, type ExamplesResult } from '#docs/examples/check.ts';
import { renewals } from '#docs/examples/record.ts';
import { summaryText } from '#docs/examples/summary.ts';
import { examplesOf, fence } from '../support/blocks.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, '.tmp/examples-that-fail');

const head = `import { expect, test } from '@rstest/core';`;
const testFile = (path: string, words: string, body: string) =>
  fence(`ts title="${path}"${words}`, head, '', `test('adds', () => {`, body, '});');

/** A page with nearly every mistake; the comments are line numbers. */
const page = examplesOf(
  /* 1 */ '## Failing',
  /* 2 */ testFile('src/wrong.test.ts', '', 'expect(1 + 1).toBe(3);'),
  /* 10 */ '## Passing',
  /* 11 */ testFile('src/right.test.ts', ' fails="to be 3"', 'expect(1 + 1).toBe(2);'),
  /* 19 */ '## Types',
  /* 20 */ testFile('src/types.test.ts', '', "const sum: number = String('2'); expect(sum).toBe('2');"),
  /* 28 */ '## Command',
  /* 29 */ testFile('src/sum.test.ts', '', 'expect(1 + 1).toBe(2);'),
  /* 37 */ fence('sh command exit=1', 'npx rstest list'),
  /* 41 */ fence('text output', 'src/other.test.ts > adds'),
  /* 45 */ '## Fine',
  /* 46 */ testFile('src/fine.test.ts', ' fails="to be 3"', 'expect(1 + 1).toBe(3);'),
  /* 54 */ '## Configuration',
  /* 55 */ fence('ts title="rstest.config.ts"', `throw new Error('no configuration');`, 'export default {};'),
  /* 60 */ '## Excluded',
  /* 61 */ fence('ts title="rstest.config.ts"', `export default { exclude: ['src/**'] };`),
  /* 65 */ testFile('src/out.test.ts', '', ''),
  /* 73 */ fence('sh command', 'npx rstest run --passWithNoTests'),
  /* 77 */ fence('ts norun="type signature"', 'type Sum = number;'),
);
let result: ExamplesResult;

beforeAll(async () => {
  result = await checkExamples(page.examples, { root, folder });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (line: number) => result.failures.filter((failure) => failure.line === line).map(({ what }) => what);

test('the fences of the page are valid', () => {
  expect(page.problems).toEqual([]);
});

test('a failing test is found at its block', () => {
  expect(at(2)).toEqual(['`npx rstest run` ended with 1, not 0']);
});

test('a passing test that should fail is found', () => {
  expect(at(11)).toContain('src/right.test.ts does not fail with this message');
});

test('a type error is found at its line', () => {
  expect(at(24)).toEqual([expect.stringContaining('TS2322')]);
});

test('a wrong exit code and a wrong output are found', () => {
  expect(at(37)).toEqual(['`npx rstest list` ended with 0, not 1']);
  expect(at(41)).toEqual([expect.stringContaining('prints something else')]);
});

test('a configuration that cannot be loaded is found', () => {
  expect(at(55)).toEqual([expect.stringContaining('ended with 1, not 0')]);
});

test('a test file that no command runs is found', () => {
  expect(at(65)).toEqual([expect.stringContaining("'src/out.test.ts'` ended with 1, not 0")]);
});

test('a test that fails as announced has no failure', () => {
  expect(at(46)).toEqual([]);
});

test('the output of a command with a wrong exit code is not recorded', () => {
  expect(() => renewals(result.runs)).toThrow('ended with 0; not recorded');
});

test('the summary counts blocks and lists excuses with their positions', () => {
  expect(summaryText([page], result)).toMatch(
    /Ran 6 test files, 2 configurations and 2 commands; compared 1 outputs\./,
  );
  expect(summaryText([page], result)).toMatch(
    /Excused: 1 blocks\n {2}1 type signature: content\/en\/guide\/cart\.mdx:77/,
  );
});
