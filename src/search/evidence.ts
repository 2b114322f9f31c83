/** Scores each section for one term of a query: BM25F over its names, the heading above it, and its text. */

import { STRENGTH_LEVELS } from './index-data.ts';
import { matchesOf, type Match } from './matches.ts';
import { indexCache } from './index-cache.ts';
import type { OpenIndex } from './open-index.ts';
import type { TermPositions } from './name-terms.ts';
import { readPostings } from './postings.ts';
import type { QueryTerm } from './query-terms.ts';
import { addTo, raise, raiseTo, sparseOf, type Sparse } from './sparse.ts';

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

/** Field weights. */
const HEADING = 10;
const PHRASE = 3.5;
const ABOVE = 7;
const TEXT = 5;
/** BM25F saturation: matching several terms is worth more than matching one many times. */
const SATURATION = 5;
/** Factor for matching the parts of a name or of a long Chinese word instead of the whole. */
const PARTS_OF_WHOLE = 0.45;
/** Uncertain matches hardly raise a term's document frequency. */
const SURE_POWER = 4;
/** Dampens idf: rare words tell more, but the rarest often occur by chance. */
const IDF_POWER = 0.55;

/** Cached, since the words before the one being typed do not change. */
const cached = indexCache<Evidence>();

/** The evidence for a query term. */
export function evidenceOf(queryTerm: QueryTerm, index: OpenIndex): Evidence {
  const { typed, term, isLast, isStop, parts } = queryTerm;
  const key = [typed, term, isLast, isStop, ...parts.map((part) => part.typed)].join();
  return cached(index, key, () => computeEvidence(queryTerm, index));
}

function computeEvidence(queryTerm: QueryTerm, index: OpenIndex): Evidence {
  const parts = queryTerm.parts.map((part) => ({ ...evidenceOf(part, index), weight: part.weight }));
  const matches = matchesOf(queryTerm, index);
  const { idf, ...lists } = scoresOf(matches, index);
  const sum = parts.reduce((total, part) => total + part.idf * part.weight, 0);
  // The parts together may score higher than the whole.
  for (const field of ['sections', 'confidence', 'coverage'] as const) {
    const together = new Float32Array(lists[field].length);
    for (const part of parts) {
      addTo(together, part[field], field === 'coverage' ? 1 : (PARTS_OF_WHOLE * part.idf * part.weight) / sum);
    }
    if (parts.length > 0) raiseTo(lists[field], sparseOf(together));
  }
  const sections = sparseOf(lists.sections);
  const pages = new Float32Array(index.sections.length);
  for (const section of sections.at) raise(pages, index.sections[section]?.page ?? 0, lists.sections[section] ?? 0);
  return {
    pages: sparseOf(pages),
    sections,
    confidence: sparseOf(lists.confidence),
    coverage: sparseOf(lists.coverage),
    idf,
    terms: [...matches.map((match) => match.term), ...parts.flatMap(({ terms }) => terms)],
  };
}

/** Scores of alternative terms: the best one counts for a section and for a name. */
function scoresOf(matches: readonly Match[], { sections, names, headings, phrases, texts }: OpenIndex) {
  const [count, nameCount] = [sections.length, names.section.length];
  const confidence = new Float32Array(nameCount);
  const coverage = new Float32Array(nameCount);
  const heading = new Float32Array(count);
  const phrase = new Float32Array(count);
  const text = new Float32Array(count);
  const certain = new Float32Array(count);
  const addNames = (positions: TermPositions, { term, factor, share: asked = factor }: Match, best: Float32Array) => {
    for (const { owner, weight, share, full } of positions.get(term) ?? []) {
      const section = names.section[owner] ?? 0;
      raise(confidence, owner, full * factor);
      raise(coverage, owner, share * asked);
      raise(certain, section, factor);
      raise(best, section, weight * factor);
    }
  };
  for (const match of matches) {
    const { term, factor, isOfHeading } = match;
    addNames(headings, match, heading);
    if (isOfHeading) continue;
    addNames(phrases, match, phrase);
    for (const { section, level } of readPostings(texts.get(term) ?? '')) {
      raise(certain, section, factor);
      raise(text, section, (level / STRENGTH_LEVELS) * factor);
    }
  }
  const scores = heading.map((own, at) => {
    const parent = sections[at]?.parent ?? at;
    const above = parent === at ? 0 : (heading[parent] ?? 0);
    const value = Math.max(HEADING * own, PHRASE * (phrase[at] ?? 0), ABOVE * above) + TEXT * (text[at] ?? 0);
    return value / (value + SATURATION);
  });
  const frequency = certain.reduce((sum, surest) => sum + surest ** SURE_POWER, 0);
  return { sections: scores, confidence, coverage, idf: idfOf(frequency, count) };
}

/** BM25's inverse document frequency; highest for a term without matches. */
function idfOf(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5)) ** IDF_POWER;
}
