import { expect, test } from 'vitest';
import { normalizeOutput } from '#docs/examples/normalize.ts';

test.each(['401ms', '1.25s', '3 s', '0.00ms', '0m1.504s'])('%s is a time', (time) => {
  expect(normalizeOutput(`took ${time} (of 2s)`)).toBe('took <time> (of <time>)');
});

test.each(['200 files', 'v0.12.0', '2 passed', 'item3s2', '66.66'])('%s is not a time', (text) => {
  expect(normalizeOutput(text)).toBe(text);
});

test('times and dates in reports are normalized', () => {
  expect(normalizeOutput('<a time="0.7" timestamp="2026-01-02T03:04:05.678Z" tests="2">')).toBe(
    '<a time="<time>" timestamp="<time>" tests="2">',
  );
  expect(normalizeOutput('trace-2026-01-02T03-04-05-678Z.json')).toBe('trace-<time>.json');
});

test('memory figures are normalized', () => {
  expect(normalizeOutput('a.test.ts (1) 25 MB heap used')).toBe('a.test.ts (1) <memory> heap used');
});

test('blank lines around an output and trailing spaces are removed', () => {
  expect(normalizeOutput('\n\n  Rstest  \n\n passed\r\n\n')).toBe('  Rstest\n\n passed');
});

test('files that finish in any order are sorted, together with their tests', () => {
  const mail = ' ✓ src/mail.test.ts (1)\n  ✓ waits (4ms)\n';
  const user = ' ✗ src/user.test.ts (1)\n';
  expect(normalizeOutput(`Rstest\n\n${mail}${user}\ndone`)).toBe(normalizeOutput(`Rstest\n\n${user}${mail}\ndone`));
});

test('the order of tests within a file is kept', () => {
  const [some, other] = ['  ✓ adds', '  ✓ takes'];
  const file = ' ✓ a.test.ts (2)';
  expect(normalizeOutput(`${file}\n${some}\n${other}`)).not.toBe(normalizeOutput(`${file}\n${other}\n${some}`));
});

test('rows of a trace summary get a fixed order and width', () => {
  const trace = (...rows: readonly string[]) => ['# Trace summary — 1 file', '', '| p   | % |', ...rows].join('\n');
  const [load, tests] = ['| load  | 2.7% |', '| tests | 75.8% |'];
  expect(normalizeOutput(trace('| --- | - |', load, tests))).toBe(
    normalizeOutput(trace('| ------ | - |', tests, load.replace('2.7%', '12.3%   '))),
  );
});

test('coverage percentages are kept', () => {
  expect(normalizeOutput('| cart.ts | 75% |')).toBe('| cart.ts | 75% |');
});
