import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allLocaleVersions } from '#shared/address.ts';
import { compareBlocks, compareFrontmatter, compareLinks } from '#docs/examples/compare-languages.ts';
import { failureText } from '#docs/examples/failure.ts';
import { pagePaths, readPageBlocks } from '#docs/examples/pages.ts';
import { twinFile } from '#node/content/page-files.ts';
import { readPage, type SourcePage } from '#node/content/read-page.ts';
import { readText } from '#node/content/source-files.ts';
import { site } from '#site/config.ts';

const root = join(import.meta.dirname, '../..');

function sourceOf(page: string): SourcePage {
  return readPage(readText(join(root, page)) ?? '', page);
}

function linksOf({ links }: SourcePage): readonly string[] {
  return links.map(({ target }) => target);
}

const english = allLocaleVersions(site.config).filter(({ lang }) => lang === 'en');
const pages = pagePaths(root, site.config, english);

test.each(pages)('%s has an up-to-date Chinese twin with the same code, links and fields', (page) => {
  const twin = twinFile(page, 'zh');
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
