import { expect, test } from 'vitest';
import { fill } from '#shared/texts.ts';

test('a place in a text is filled with its value, each time', () => {
  expect(fill('{a} and {b} and {a}', { a: '1', b: '2' })).toBe('1 and 2 and 1');
});

test('a place without a value stays as it is', () => {
  expect(fill('No results for "{query}"', {})).toBe('No results for "{query}"');
});

test('what a reader typed is not a place and not a pattern', () => {
  expect(fill('No results for "{query}"', { query: '{query} $& $1' })).toBe('No results for "{query} $& $1"');
});
