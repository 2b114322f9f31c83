import { expect, test } from 'vitest';
import { fill } from '#shared/texts.ts';

test('each occurrence of a placeholder is replaced with its value', () => {
  expect(fill('{a} and {b} and {a}', { a: '1', b: '2' })).toBe('1 and 2 and 1');
});

test('a placeholder without a value stays', () => {
  expect(fill('No results for "{query}"', {})).toBe('No results for "{query}"');
});

test('placeholders and replacement patterns in a value are not expanded', () => {
  expect(fill('No results for "{query}"', { query: '{query} $& $1' })).toBe('No results for "{query} $& $1"');
});
