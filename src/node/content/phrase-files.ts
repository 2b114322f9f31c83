/** Finds the files of search phrases, and their pages. */

import { resolve } from 'node:path';
import glob from 'fast-glob';
import type { SiteConfig } from '#shared/site.ts';
import type { DiskCache } from './disk-cache.ts';
import { fileBeside } from './page-files.ts';
import type { ContentRoots, IndexedPage } from './page-index.ts';
import { parsePhrases, type PagePhrases } from './search-phrases.ts';
import { readSourceFiles, type SourceFiles } from './source-files.ts';

export type PhraseFiles = SourceFiles<PagePhrases>;

/** Next to the language folders, in each version if there are any. */
const PATTERNS = ['phrases/**/*.{yaml,yml}', '*/phrases/**/*.{yaml,yml}'];

/**
 * Reads all files of search phrases, sorted by path. Includes those without a page, for `checkContent` to report.
 * @param known files from an earlier reading
 */
export function readPhraseFiles(
  { root, contentDir }: ContentRoots,
  config: Pick<SiteConfig, 'route'>,
  cache: DiskCache,
  known: PhraseFiles = new Map(),
  keepsEmptied = false,
): PhraseFiles {
  const files = glob.sync(PATTERNS, { cwd: resolve(root, contentDir), ignore: [...config.route.exclude] }).toSorted();
  return readSourceFiles(files, { root, contentDir, cache, known, keepsEmptied, kind: 'phrases', parse: parsePhrases });
}

/** Path of a page's phrases below the content folder. */
export function phraseFileOf({ entry }: IndexedPage): string {
  return fileBeside(entry._relativePath, 'phrases', '.yaml');
}

/** Adds to pages the search phrases in their language. */
export function withPhrases(pages: readonly IndexedPage[], files: PhraseFiles): readonly IndexedPage[] {
  return pages.map((page) => {
    const sections = files.get(phraseFileOf(page))?.said.sections ?? [];
    const own = sections.map(
      ({ id, phrases }) => [id, (phrases[page.entry.lang] ?? []).map(({ text }) => text)] as const,
    );
    return own.length === 0 ? page : { ...page, phrases: new Map(own) };
  });
}
