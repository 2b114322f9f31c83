import { describe, expect, test } from 'vitest';
import { readApiNames } from '#node/content/api-names.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';

const names = (...lines: readonly string[]) => readApiNames(parseMdx(lines.join('\n')));

test('headings of code are names, headings of prose are not', () => {
  const headings = ['# Cart', '## rs.fn', '### toBe', '## mock', '## NODE_ENV', '## CI', '## Numbers', '## Two words'];
  expect(names(...headings).map(({ name }) => name)).toEqual(['rs.fn', 'toBe', 'mock', 'NODE_ENV', 'CI']);
});

test('titles are names of functions and options only, and have no id', () => {
  const titles = ['# clearMocks', '# CLI', '# rs.fn', '## rs.fn'];
  expect(titles.flatMap((title) => names(title)).map(({ name, id }) => [name, id])).toEqual([
    ['clearMocks', ''],
    ['rs.fn', 'rsfn'],
  ]);
});

const signatures = (...lines: readonly string[]) => names(...lines).map(({ signature }) => signature);

test('a signature is the first overload of its block, in one line and with the name of the heading', () => {
  const block = ['```ts signature', 'fn<T>(', '  get: () => T,', '): T; // a comment', 'fn(): void;', '```'];
  expect(signatures('## rs.fn', '', ...block)).toEqual(['rs.fn<T>(get: () => T): T']);
  const members = ['```ts signature', 'fn(a: {', '  b: 1;', '  c: 2;', '}): void;', '```'];
  expect(signatures('## rs.fn', '', ...members)).toEqual(['rs.fn(a: { b: 1; c: 2; }): void']);
});

test('a signature may be the code that begins the text, a call or a type', () => {
  expect(signatures('### toBe', '', '`toBe(expected: unknown)`. Compares.')).toEqual(['toBe(expected: unknown)']);
  expect(signatures('### toBe', '', '`await toBe(a)`: compares.')).toEqual(['toBe(a)']);
  expect(signatures('### mock.calls', '', '`unknown[][]`. All calls.')).toEqual(['mock.calls: unknown[][]']);
  const others = signatures('### toBe', '', 'See `toBe(1)`.', '### mock', '', '`other()` is another.');
  expect(others).toEqual([undefined, undefined]);
});

test('the signature of an interface member is its line there, unless its own section states one', () => {
  const block = [
    '```ts signature',
    'interface Reporter {',
    '  end?: (a: () => void) => void;',
    '  log: B;',
    '}',
    '```',
  ];
  const sections = [
    '### end',
    '',
    'Called last.',
    '',
    '### log',
    '',
    '`string`. The log.',
    '',
    '### open',
    '',
    'Text.',
  ];
  expect(signatures('## All hooks', '', ...block, '', ...sections)).toEqual([
    'end?: (a: () => void) => void',
    'log: string',
    undefined,
  ]);
  expect(signatures('### end', '', '```ts', ...block.slice(1))).toEqual([undefined]);
});

test('the signature and the first release of an option are read from its list', () => {
  const list = ['- **Type:** `number`', '- **Default:** `3`', '- **Since:** 0.2.0; `0` since 0.3.0'];
  expect(names('# retry', '', 'Runs again.', '', ...list)).toEqual([
    { id: '', name: 'retry', signature: 'retry: number', summary: 'Runs again.', since: '0.2.0' },
  ]);
  expect(signatures('# retry', '', '- **Type:** object with `a`', '- **CLI:** `--retry`')).toEqual([undefined]);
});

describe('the summary', () => {
  const summary = (...lines: readonly string[]) => names('## rs.fn', '', ...lines)[0]?.summary;

  test('is the first sentence, with code between backticks and links as text', () => {
    expect(summary('Calls [`a.b. c`](/x) of', '_all_. Then more.')).toBe('Calls `a.b. c` of all.');
    expect(summary('调用 `a`。然后。')).toBe('调用 `a`。');
  });
  test('ends with a full stop when a colon ends the text', () => {
    expect([summary('One of:'), summary('其一：')]).toEqual(['One of.', '其一。']);
  });
  test('follows a signature, or has the name in place of one', () => {
    expect(summary('`fn(a: number): void`. Does it.')).toBe('Does it.');
    expect(summary('`fn(a: number)` does it.')).toBe('`rs.fn` does it.');
    expect(summary('```ts signature', 'fn(): void;', '```', '', '`a` is text.')).toBe('`a` is text.');
  });
  test('is the text after the facts, not the text after a table or other code', () => {
    expect(summary('- **Type:** `a`', '', 'Text.')).toBe('Text.');
    expect(summary('| a |', '| - |', '', 'About the table.')).toBeUndefined();
    expect(summary('```ts', 'a', '```', '', 'About the code.')).toBeUndefined();
  });
});

test('the first release belongs to the section that states it', () => {
  const sections = names('## a.b', '', '<Since version="0.3.0" />', '', 'Text.', '', '## a.c', '', 'Text.');
  expect(sections.map(({ name, since }) => [name, since])).toEqual([
    ['a.b', '0.3.0'],
    ['a.c', undefined],
  ]);
});
