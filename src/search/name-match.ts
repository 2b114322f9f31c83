import type { Sparse } from './sparse.ts';

/** A query term's matches in names. */
export interface NameMatch {
  /** By name: confidence of the match, from 0 to 1. */
  readonly confidence: Sparse;
  /** By name: the term's share of the name, from 0 to 1. */
  readonly coverage: Sparse;
  /** Inverse document frequency: the rarer the term, the more a match tells. */
  readonly idf: number;
}

/** A query term's matches in names and sections. */
export interface Evidence extends NameMatch {
  /** By section, from 0 to 1. */
  readonly sections: Sparse;
  /** By page section: the best score of the page's sections. */
  readonly pages: Sparse;
  /** The matched terms, for highlighting. */
  readonly terms: readonly string[];
}
