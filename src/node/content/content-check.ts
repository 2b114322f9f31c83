/** What the checks of content are given, and how they say what is wrong. */

import { routeKey } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import type { IndexedPage } from './page-index.ts';
import type { PhraseFiles } from './phrase-files.ts';
import type { Problem, SourceLocation } from './problem.ts';

export interface Given {
  readonly pages: readonly IndexedPage[];
  /** The files of search phrases. */
  readonly phrases: PhraseFiles;
  readonly site: Site;
  /** Absolute path of the folder of files that are copied as they are. */
  readonly publicDir: string;
}

export type Check = (given: Given) => readonly Problem[];

/** A place in a page's source. */
export function at(page: IndexedPage, { line, column }: Omit<SourceLocation, 'file'> = {}): SourceLocation {
  return { file: page.file, line, column };
}

/** The pages by the key of their route. */
export function routesOf(pages: readonly IndexedPage[]): ReadonlyMap<string, IndexedPage> {
  return new Map(pages.map((page) => [routeKey(page.entry.routePath), page]));
}
