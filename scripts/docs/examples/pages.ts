import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentVersion, type LocaleVersion } from '#shared/address.ts';
import type { Lang } from '#shared/page.ts';
import { CONTENT_DIR, localeFolder, pageFiles, placeProblems, type PageFilesConfig } from '#node/content/page-files.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';
import { throwIfAny } from '#node/content/problem.ts';
import { readBlocks, type Block } from '#node/content/examples/example.ts';
import { extractExamples, type PageExamples } from '#node/content/examples/extract.ts';

/**
 * Paths of pages from the project's root, sorted.
 * @param locales languages and versions to include; defaults to the whole site
 * @throws an error for the author when there are no pages, or some are where the site does not read them
 */
export function pagePaths(
  root: string,
  config: PageFilesConfig,
  locales?: readonly LocaleVersion[],
): readonly string[] {
  throwIfAny(placeProblems(root, CONTENT_DIR, config).unread);
  const files = pageFiles(join(root, CONTENT_DIR), config, locales);
  if (files.length === 0) throw new Error(`there are no pages in ${CONTENT_DIR}/`);
  return files.map((file) => `${CONTENT_DIR}/${file}`);
}

/** Path of a page of the current version, from the project's root. @param page such as `guide/basic/cli.mdx` */
export function currentPage(config: PageFilesConfig, lang: Lang, page: string): string {
  return `${CONTENT_DIR}/${localeFolder({ lang, version: currentVersion(config) })}/${page}`;
}

/** Paths of the English pages of the current version, the only one whose Rstest is installed. */
export function currentEnglishPages(root: string, config: PageFilesConfig): readonly string[] {
  return pagePaths(root, config, [{ lang: 'en', version: currentVersion(config) }]);
}

/** The blocks of each page as last read: several tests of a process read the same pages. */
const lastRead = new Map<string, { readonly text: string; readonly blocks: readonly Block[] }>();

/** All fenced blocks of a page. @param page its path from the project's root */
export function readPageBlocks(root: string, page: string): readonly Block[] {
  const text = readFileSync(join(root, page), 'utf8');
  const last = lastRead.get(page);
  if (last?.text === text) return last.blocks;
  const blocks = readBlocks(parseMdx(text), page);
  lastRead.set(page, { text, blocks });
  return blocks;
}

/**
 * The examples of the English pages of the current version.
 * @param words the path of a page must contain all of them
 * @throws an error for the author when no page is left, or the remaining ones have nothing to run
 */
export function readExamples(
  root: string,
  config: PageFilesConfig,
  words: readonly string[] = [],
): readonly PageExamples[] {
  const all = currentEnglishPages(root, config);
  const chosen = all.filter((page) => words.every((word) => page.includes(word)));
  if (chosen.length === 0)
    throw new Error(`none of ${all.length} pages, such as ${all[0]}, has "${words.join('" and "')}" in its path`);
  const pages = chosen.map((page) => extractExamples(page, readPageBlocks(root, page)));
  if (
    pages.every(({ examples, signatures, problems }) => examples.length + signatures.length + problems.length === 0)
  ) {
    throw new Error(`${chosen.join(', ')}: no block of code to run`);
  }
  return pages;
}
