/** What the checks of the content share: their input, and ways to word and place problems. */

import type { Site } from '#shared/site.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { editDistance } from '#search/typo.ts';
import type { IndexedPage } from './page-index.ts';
import type { PhraseFiles } from './search-phrases.ts';
import type { Problem, SourceLocation } from './problem.ts';

export interface CheckInput {
  readonly pages: readonly IndexedPage[];
  readonly phrases: PhraseFiles;
  readonly site: Site;
  /** Absolute path of the public folder, whose files are copied unchanged. */
  readonly publicDir: string;
}

export type Check = (input: CheckInput) => readonly Problem[];

/** A location in a page's source. */
export function at(page: IndexedPage, { line, column }: Omit<SourceLocation, 'file'> = {}): SourceLocation {
  return { file: page.file, line, column };
}

/** The items of all languages, without those whose key an earlier language has too. */
export function uniqueAcrossLanguages<Item>(itemsOf: (lang: Lang) => readonly Item[], keyOf: (item: Item) => string) {
  const known = new Set<string>();
  return LANGS.flatMap((lang) => {
    const own = itemsOf(lang).filter((item) => !known.has(keyOf(item)));
    for (const item of own) known.add(keyOf(item));
    return own;
  });
}

/** The names in order of similarity: first the one with the fewest letters to change. */
export function nearest(wanted: string, names: readonly string[]): readonly string[] {
  const distance = (name: string) => editDistance(wanted, name, Math.max(wanted.length, name.length));
  return names.toSorted((a, b) => distance(a) - distance(b));
}

/** The three ids of a page that an author most likely meant, as the end of an error. */
export function nearestIds(wanted: string, { file, headingIds }: IndexedPage): string {
  return `the nearest ids of ${file}: ${nearest(wanted, headingIds).slice(0, 3).join(', ') || 'none'}`;
}
