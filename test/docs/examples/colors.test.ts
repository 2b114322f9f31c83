import { expect, test } from 'vitest';
import { withColors } from '#docs/examples/colors.ts';

const green = (text: string) => `\u001B[32m${text}\u001B[m`;
const gray = (text: string) => `\u001B[90m${text}\u001B[m`;

test('an output has the colors of its run', () => {
  expect(withColors('✓ a\n\n1 passed', `\n${green('✓')} a\n\n${green('1 passed')}\n`)).toBe(
    `${green('✓')} a\n\n${green('1 passed')}`,
  );
});

test('times of another length keep their colors and those around them', () => {
  expect(withColors('✓ a (1.25s) end', `${green('✓')} a${gray(' (7ms)')} end`)).toBe(
    `${green('✓')} a${gray(' (1.25s)')} end`,
  );
  expect(withColors('took 4ms', `took ${gray('1532ms')}`)).toBe(`took ${gray('4ms')}`);
});

test('lines of an excerpt are found by their text, with its own indentation', () => {
  expect(withColors('  ✓ b', `${green('✓')} a\n    ${green('✓')} b`)).toBe(`  ${green('✓')} b`);
});

test('a line that is cut off has the colors of what it shows', () => {
  expect(withColors('at src/…', `${gray('at ')}${green('src/cart.ts:4')}`)).toBe(`${gray('at ')}${green('src/…')}`);
});

test('equal lines have their colors in turn, also where files were printed in another order', () => {
  expect(withColors('a\na', `a\n${green('a')}`)).toBe(`a\n${green('a')}`);
  expect(withColors('a\nb', `${green('b')}\n${gray('a')}`)).toBe(`${gray('a')}\n${green('b')}`);
});

test('a line that the run did not print is plain', () => {
  expect(withColors('other', green('a'))).toBe('other');
});
