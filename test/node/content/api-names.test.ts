import { expect, test } from 'vitest';
import { readApiNames } from '#node/content/api-names.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';

const names = (...lines: readonly string[]) => readApiNames(parseMdx(lines.join('\n')));

test('headings of code are names, headings of prose are not', () => {
  const headings = ['# cart', '## rs.fn', '### toBe', '## mock', '## NODE_ENV', '## CI', '## Numbers', '## Two words'];
  expect(names(...headings).map(({ name }) => name)).toEqual(['rs.fn', 'toBe', 'mock', 'NODE_ENV', 'CI']);
});

test('a signature is the first overload of its block, in one line and with the name of the heading', () => {
  const block = ['```ts signature', 'fn<T>(', '  get: () => T,', '): T; // a comment', 'fn(): void;', '```'];
  expect(names('## rs.fn', '', ...block)).toEqual([{ name: 'rs.fn', signature: 'rs.fn<T>(get: () => T): T' }]);
});

test('a signature may be the code that begins the first paragraph', () => {
  expect(names('### toBe', '', '`toBe(expected: unknown)`. Compares.')).toEqual([
    { name: 'toBe', signature: 'toBe(expected: unknown)' },
  ]);
  expect(names('### toBe', '', 'See `toBe(1)`.', '### mock', '', '`other()` is another.')).toEqual([
    { name: 'toBe' },
    { name: 'mock' },
  ]);
});

test('the first release belongs to the section that states it', () => {
  expect(names('## a.b', '', '<Since version="0.3.0" />', '', 'Text.', '', '## a.c', '', 'Text.')).toEqual([
    { name: 'a.b', since: '0.3.0' },
    { name: 'a.c' },
  ]);
});
