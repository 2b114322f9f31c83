import { expect, test } from 'vitest';
import { parseMdx, takeTree } from '#node/content/parse-mdx.ts';

test('the tree of a page that was just parsed is taken once', () => {
  const tree = parseMdx('# A');
  expect(takeTree('# A')).toBe(tree);
  expect(takeTree('# A')).not.toBe(tree);
});

test('another page is parsed', () => {
  parseMdx('# A');
  expect(takeTree('# B').children).toMatchObject([{ type: 'heading', children: [{ value: 'B' }] }]);
});
