/**
 * The local index as it crosses the wire: a list of headings, a dictionary, and where each word of it stands. The first
 * answer needs only a few words of each text; all of them come after it.
 */

import type { Lang } from '#shared/page.ts';

/** The words of the texts, and how readers ask for them. All lists are one string each: that is what a host's compression makes the least of. */
export interface IndexWords {
  /** The words of the texts, sorted; each without the beginning that it shares with the one before. */
  readonly terms: string;
  /** For each word the sections that it stands in; see `postings.ts`. */
  readonly postings: string;
  /** The phrases of each section; see `phrases.ts`. */
  readonly phrases: string;
  /** The first character of each syllable, for words that sound like others; see `homophones.ts`. Empty but for Chinese. */
  readonly syllables: string;
}

/** The headings, and words of the texts. */
export interface IndexData extends IndexWords {
  readonly lang: Lang;
  /** Groups of the sidebar, which pages name by number. */
  readonly groups: readonly string[];
  /** A line for each section; see `outline.ts`. */
  readonly outline: string;
}

/** Where a word of a text stands, and how much it says about that place: from 1 to `LEVELS`. */
export interface Posting {
  readonly section: number;
  readonly level: number;
}

export const LEVELS = 4;
