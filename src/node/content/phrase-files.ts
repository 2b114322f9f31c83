/** Finds the files of search phrases, and their pages. */

import { fileBeside, findBeside } from './page-files.ts';
import type { IndexedPage } from './page-index.ts';
import { parsePhrases, type PagePhrases } from './search-phrases.ts';
import type { SourceFiles, SourceKind } from './source-files.ts';

export type PhraseFiles = SourceFiles<PagePhrases>;

/** Includes files without a page, for `checkContent` to report. */
export const PHRASES: SourceKind<PagePhrases> = {
  name: 'phrases',
  find: findBeside('phrases/**/*.{yaml,yml}'),
  parse: parsePhrases,
};

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
