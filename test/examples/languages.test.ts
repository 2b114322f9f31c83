import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareBlocks, compareLinks } from '#node/examples/compare-languages.ts';
import { failureText } from '#node/examples/failure.ts';
import { pagePaths, readPageBlocks } from '#node/examples/pages.ts';
import { readPage } from '#node/read-page.ts';

const root = join(import.meta.dirname, '../..');

function linksOf(page: string): readonly string[] {
  return readPage(readFileSync(join(root, page), 'utf8'), page).links.map(({ target }) => target);
}

test.each(pagePaths(root, 'en'))('%s has the same code and links in Chinese', (page) => {
  const twin = page.replace('content/en/', 'content/zh/');
  const english = readPageBlocks(root, page);
  const chinese = readPageBlocks(root, twin);
  const failures = [...compareBlocks(english, chinese), ...compareLinks(linksOf(page), linksOf(twin), twin)];
  expect(failures.map(failureText).join('\n\n')).toBe('');
  expect(chinese).toHaveLength(english.length);
});
