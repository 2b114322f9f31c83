import type { Sparse } from './sparse.ts';

/** How a term of the query stands in names. */
export interface NameMatch {
  /** By name: how surely it stands there, from 0 to 1. */
  readonly confidence: Sparse;
  /** By name: how much of the name it is, from 0 to 1. */
  readonly coverage: Sparse;
  /** Inverse document frequency: the rarer the term, the more finding it says. */
  readonly idf: number;
}

/** How a term of the query stands in names and sections. */
export interface Evidence extends NameMatch {
  /** By section, from 0 to 1. */
  readonly sections: Sparse;
  /** By section that is a page: the best of its sections. */
  readonly pages: Sparse;
  /** The terms that are meant, for marking them. */
  readonly terms: readonly string[];
}
