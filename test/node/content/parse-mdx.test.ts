import { expect, test } from 'vitest';
import { parseMdx, takeTree } from '#node/content/parse-mdx.ts';

test('the tree of a parsed page is taken once', () => {
  const [a, b] = [parseMdx('# A'), parseMdx('# B')];
  expect(takeTree('# A')).toBe(a);
  expect(takeTree('# B')).toBe(b);
  expect(takeTree('# A')).not.toBe(a);
});

test('beyond 2,000 pages only the latest trees are kept', () => {
  const trees = Array.from({ length: 2001 }, (_, index) => parseMdx(`# ${index}`));
  expect(takeTree('# 0')).not.toBe(trees[0]);
  expect(takeTree('# 1')).toBe(trees[1]);
}, 20_000);

test('the tree of a page that was not parsed before is a new one', () => {
  parseMdx('# A');
  expect(takeTree('# B').children).toMatchObject([{ type: 'heading', children: [{ value: 'B' }] }]);
});
