import type { Site } from '#shared/site.ts';
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
