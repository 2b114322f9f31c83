import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareBlocks, compareFrontmatter, compareLinks } from '#node/examples/compare-languages.ts';
import { failureText } from '#node/examples/failure.ts';
import { pagePaths, readPageBlocks } from '#node/examples/pages.ts';
import { readPage, type SourcePage } from '#node/read-page.ts';

const root = join(import.meta.dirname, '../..');

function sourceOf(page: string): SourcePage {
  return readPage(readFileSync(join(root, page), 'utf8'), page);
}

function linksOf({ links }: SourcePage): readonly string[] {
  return links.map(({ target }) => target);
}

test.each(pagePaths(root, 'en'))('%s has the same code, links and fields in Chinese, of its present text', (page) => {
  const twin = page.replace('content/en/', 'content/zh/');
  const english = readPageBlocks(root, page);
  const chinese = readPageBlocks(root, twin);
  const sources = [sourceOf(page), sourceOf(twin)] as const;
  const failures = [
    ...compareBlocks(english, chinese),
    ...compareLinks(linksOf(sources[0]), linksOf(sources[1]), twin),
    ...compareFrontmatter(...sources, twin),
  ];
  expect(failures.map(failureText).join('\n\n')).toBe('');
  expect(chinese).toHaveLength(english.length);
});
