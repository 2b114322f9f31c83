import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import type { Lang } from '#shared/page.ts';
import { readBlocks, type Block } from './block.ts';
import { extractExamples, type PageExamples } from './extract.ts';

/** Paths of all pages of a language, from the project's root, sorted. */
export function pagePaths(root: string, lang: Lang): readonly string[] {
  return glob.sync(`content/${lang}/**/*.{md,mdx}`, { cwd: root }).toSorted();
}

/** The blocks of one page. */
export function readPageBlocks(root: string, page: string): readonly Block[] {
  return readBlocks(readFileSync(join(root, page), 'utf8'), page);
}

/** The examples of every page of a language. */
export function readExamples(root: string, lang: Lang): readonly PageExamples[] {
  return pagePaths(root, lang).map((page) => extractExamples(page, readPageBlocks(root, page)));
}
