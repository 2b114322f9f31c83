/** File format of the local index: the headings, which answer first, and the words of the texts, loaded after them. */

import type { Lang } from '#shared/page.ts';

/** Each list is one string, which compresses best. */
export interface IndexHeadings {
  readonly lang: Lang;
  /** Sidebar groups; pages refer to them by index. */
  readonly groups: readonly string[];
  /** One line per section; see `headings.ts`. */
  readonly headings: string;
}

/** Words of the texts, and search phrases. */
export interface IndexWords {
  /** The words of the texts, sorted, one a line. */
  readonly terms: string;
  /** The sections of each word; see `postings.ts`. */
  readonly postings: string;
  /** The phrases of each section; see `phrases.ts`. */
  readonly phrases: string;
  /** First character of each syllable, for homophones; see `homophones.ts`. Empty except for Chinese. */
  readonly syllables: string;
}

/** Steps of a word's strength in a section, its BM25 term frequency. */
export const STRENGTH_LEVELS = 4;

/** A section with a word, and the word's strength there, from 1 to `STRENGTH_LEVELS`. */
export interface Posting {
  readonly section: number;
  readonly level: number;
}
