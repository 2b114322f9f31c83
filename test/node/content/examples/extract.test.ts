import { expect, test } from 'vitest';
import { runMode, type Example } from '#node/content/examples/example.ts';
import { problemText } from '#node/content/problem.ts';
import { examplesOf, fence } from '../../../support/blocks.ts';

const shapeOf = ({ name, files, commands }: Example) => ({
  name,
  files: files.map(({ path }) => path),
  commands: commands.map(({ line }) => line),
});
const shapes = (...parts: readonly string[]) => examplesOf(...parts).examples.map(shapeOf);
const problems = (...parts: readonly string[]) => examplesOf(...parts).problems.map(problemText);

const sum = fence('ts title="sum.ts"', 'export {};');
const sumTest = fence('ts title="sum.test.ts"', 'export {};');
const run = fence('sh command', 'npx rstest run');

test('the blocks of one section are one example', () => {
  expect(shapes(sum, '## Sum', sum, '### Run it', sumTest, run)).toEqual([
    { name: 'guide-cart-1', files: ['sum.ts'], commands: [] },
    { name: 'guide-cart-2', files: ['sum.ts', 'sum.test.ts'], commands: ['npx rstest run'] },
  ]);
});

test('a named example joins blocks of several sections', () => {
  const named = fence('sh command example="shop"', 'npx rstest list');
  expect(shapes(fence('ts title="a.ts" example="shop"', ''), '## List', sum, named)).toEqual([
    { name: 'guide-cart-1', files: ['a.ts'], commands: ['npx rstest list'] },
    { name: 'guide-cart-2', files: ['sum.ts'], commands: [] },
  ]);
});

test('a file ends with a line break', () => {
  expect(examplesOf(sum).examples[0]?.files[0]?.text).toBe('export {};\n');
});

test('outputs belong to the command before them', () => {
  const [example] = examplesOf(
    run,
    fence('text output', 'passed'),
    fence('sh command exit=1', 'npx rstest list'),
    fence('text excerpt', 'none'),
  ).examples;
  const said = example?.commands.map(({ exit, outputs, excerpts }) => [
    exit,
    outputs.map(({ text }) => text),
    excerpts.map(({ text }) => text),
  ]);
  expect(said).toEqual([
    [0, ['passed'], []],
    [1, [], ['none']],
  ]);
});

test('Rstest timed by the shell is a command, any other program is not', () => {
  expect(examplesOf(sumTest, fence('sh command', 'time npx rstest run')).problems).toEqual([]);
  expect(examplesOf(sumTest, fence('sh command', 'time npm test')).problems).toHaveLength(1);
});

test('a script of the example is a command, any other program is not', () => {
  expect(examplesOf(sumTest, fence('sh command', 'node tools/rename.mjs src')).problems).toEqual([]);
  expect(examplesOf(sumTest, fence('sh command', 'node -e 1')).problems).toHaveLength(1);
});

test('an output with a title brings its own command', () => {
  const [example] = examplesOf(sumTest, fence('text title="npx rstest" output', 'passed')).examples;
  expect(example?.commands).toMatchObject([{ line: 'npx rstest', outputs: [{ text: 'passed' }] }]);
});

test('a block with norun is counted but not part of an example', () => {
  const { examples, notRun } = examplesOf(fence('ts norun="type signature"', 'type A = 1;'));
  expect(examples).toEqual([]);
  expect(notRun).toMatchObject([{ line: 1, fence: { norun: 'type signature' } }]);
});

test('blocks in components count', () => {
  expect(shapes('<Tabs>\n<Tab label="a">\n', sum, '</Tab>\n</Tabs>')).toMatchObject([{ files: ['sum.ts'] }]);
});

test.each([
  [fence('ts', 'const a = 1;'), 'has no part in an example'],
  [fence('text', 'error'), 'has no part in an example'],
  [fence('ts title="../a.ts"', ''), 'outside of the example'],
  [fence('ts title="/a.ts"', ''), 'outside of the example'],
  [fence('text output', 'passed'), 'there is no command before'],
  [fence('sh command', 'npm test'), 'begins with `npx rstest`'],
  [fence('sh command', 'npx rstest run', 'npx rstest list'), 'one line'],
  [fence('text title="npm test" output', 'passed'), 'title of an output is its command'],
  [fence('ts title="a.ts" fails="no"', ''), 'only a test file can fail'],
])('%j is a problem with its position', (block, reason) => {
  const found = problems('', '', block);
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(`content/en/guide/cart.mdx:3:1: `);
  expect(found[0]).toContain(reason);
});

test('the outputs of a command with a problem are no further problems', () => {
  const output = fence('text output', 'passed');
  expect(problems(sum, run, output, fence('sh command', 'npx rstst run'), output)).toEqual([
    expect.stringContaining('begins with `npx rstest`'),
  ]);
});

test('two files with one name and two outputs of one command are problems', () => {
  const output = fence('text output', 'passed');
  expect(problems(sum, sum, run, output, output)).toEqual([
    expect.stringContaining(':5:1: the example has a file "sum.ts" already'),
    expect.stringContaining(':17:1: line 13 has the output of that command already'),
  ]);
});

test.each([
  ['tests and sources', [sum, sumTest], 'together'],
  ['a command', [sumTest, run], 'alone'],
  ['a configuration', [fence('ts title="packages/a/rstest.config.ts"', '')], 'alone'],
  ['sources', [sum], 'not'],
  ['a test of a package', [fence('js title="node_modules/a/a.test.js"', '')], 'not'],
])('an example of %s has its run mode', (_, parts, way) => {
  expect(examplesOf(...parts).examples.map(runMode)).toEqual([way]);
});
