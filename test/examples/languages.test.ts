import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allLocaleVersions } from '#shared/address.ts';
import { compareBlocks, compareFrontmatter, compareLinks } from '#docs/examples/compare-languages.ts';
import { failureText } from '#docs/examples/failure.ts';
import { pagePaths, readPageBlocks } from '#docs/examples/pages.ts';
import { twinFile } from '#node/content/page-files.ts';
import type { SourcePage } from '#node/content/read-page.ts';
import { site } from '#site/config.ts';
import { openProject } from '../../scripts/open-project.ts';

const root = join(import.meta.dirname, '../..');

const sources = new Map((await openProject()).pages().map(({ file, source }) => [file, source]));

function sourceOf(page: string): SourcePage {
  const source = sources.get(page);
  if (!source) throw new Error(`the project has no page ${page}`);
  return source;
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
