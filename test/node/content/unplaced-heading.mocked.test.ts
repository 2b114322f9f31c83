import type { Root } from 'mdast';
import { expect, test, vi } from 'vitest';
import { readPage } from '#node/content/read-page.ts';

// A tree without positions, as if built by code instead of a parser.
vi.mock('#node/content/parse-mdx.ts', () => ({
  parseMdx: (): Root => ({
    type: 'root',
    children: [{ type: 'heading', depth: 2, children: [{ type: 'text', value: 'Made' }] }],
  }),
}));

test('a heading of unknown position has the offset -1', () => {
  expect(readPage('', 'en/a.mdx').headings).toEqual([{ text: 'Made', id: 'made', depth: 2, charIndex: -1, line: 1 }]);
});
