/** Scores each section for one term of a query: BM25F over its names, the heading above it, and its text. */

import { STRENGTH_LEVELS } from './index-data.ts';
import { matchesOf, type Match } from './matches.ts';
import { indexCache } from './index-cache.ts';
import type { OpenIndex } from './open-index.ts';
import { beforeOf, lastOf, type TermPositions } from './term-positions.ts';
import { readPostings } from './postings.ts';
import type { QueryTerm } from './query-terms.ts';
import { addTo, raise, sparseOf, createScratch, type Sparse } from './sparse.ts';

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

const pagesScratch = createScratch();
const togetherScratch = createScratch();
const confidenceScratch = createScratch();
const coverageScratch = createScratch();
const headingScratch = createScratch();
const phraseScratch = createScratch();
const textScratch = createScratch();
const certainScratch = createScratch();
const scoresScratch = createScratch();

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
  const key = [typed, term, isLast, isStop, parts.length].join();
  return cached(index, key, () => computeEvidence(queryTerm, index));
}

function computeEvidence(queryTerm: QueryTerm, index: OpenIndex): Evidence {
  const parts = queryTerm.parts.map((part) => ({ ...evidenceOf(part, index), weight: part.weight }));
  const matches = matchesOf(queryTerm, index);
  const { idf, ...lists } = scoresOf(matches, index);
  raiseToParts(lists, parts);
  const pages = pagesScratch(index.sections.length);
  const pageOf = (section: number) => index.sections[section]?.page ?? section;
  for (const at of lists.touched.sections) raise(pages, pageOf(at), lists.sections[at] ?? 0);
  return {
    pages: sparseOf(pages, lists.touched.sections.map(pageOf)),
    sections: sparseOf(lists.sections, lists.touched.sections),
    confidence: sparseOf(lists.confidence, lists.touched.names),
    coverage: sparseOf(lists.coverage, lists.touched.names),
    idf,
    terms: [...matches.map((match) => match.term), ...parts.flatMap(({ terms }) => terms)],
  };
}

/** Dense arrays by section and by name, with the indexes that may be non-zero. */
type Lists = Omit<ReturnType<typeof scoresOf>, 'idf'>;

/** Raises the scores of a term to those of its parts together, where these are higher. */
function raiseToParts(whole: Lists, parts: readonly (Evidence & { readonly weight: number })[]): void {
  if (parts.length === 0) return;
  const sum = parts.reduce((total, { idf, weight }) => total + idf * weight, 0);
  for (const field of ['sections', 'confidence', 'coverage'] as const) {
    const together = togetherScratch(whole[field].length);
    const touched = whole.touched[field === 'sections' ? 'sections' : 'names'];
    for (const part of parts) {
      addTo(together, part[field], field === 'coverage' ? 1 : (PARTS_OF_WHOLE * part.idf * part.weight) / sum);
      for (const place of part[field].at) touched.push(place);
    }
    for (const place of touched) raise(whole[field], place, together[place] ?? 0);
  }
}

/** Scores of alternative terms: the best one counts for a section and for a name. */
function scoresOf(matches: readonly Match[], index: OpenIndex) {
  const { sections, names, texts } = index;
  const count = sections.length;
  const confidence = confidenceScratch(names.section.length);
  const coverage = coverageScratch(names.section.length);
  const heading = headingScratch(count);
  const phrase = phraseScratch(count);
  const text = textScratch(count);
  const certain = certainScratch(count);
  const touched = { sections: [] as number[], names: [] as number[] };
  const addNames = (positions: TermPositions, { term, factor, share: asked = factor }: Match, best: Float32Array) => {
    for (let at = lastOf(positions, term); at >= 0; at = beforeOf(positions, at)) {
      const name = positions.owner[at] ?? 0;
      const section = names.section[name] ?? 0;
      touched.names.push(name);
      raise(confidence, name, (positions.full[at] ?? 0) * factor);
      raise(coverage, name, (positions.share[at] ?? 0) * asked);
      raise(certain, section, factor);
      raise(best, section, (positions.weight[at] ?? 0) * factor);
    }
  };
  for (const match of matches) {
    const { term, factor, isOfHeading } = match;
    addNames(index.headings, match, heading);
    if (isOfHeading) continue;
    addNames(index.phrases, match, phrase);
    for (const { section, level } of readPostings(texts.get(term) ?? '')) {
      raise(certain, section, factor);
      raise(text, section, (level / STRENGTH_LEVELS) * factor);
    }
  }
  let frequency = 0;
  const scores = scoresScratch(count);
  for (let at = 0; at < count; at++) {
    const parent = sections[at]?.parent ?? at;
    const above = parent === at ? 0 : (heading[parent] ?? 0);
    const surest = certain[at] ?? 0;
    if (surest > 0) frequency += surest ** SURE_POWER;
    const named = Math.max(HEADING * (heading[at] ?? 0), PHRASE * (phrase[at] ?? 0), ABOVE * above);
    const value = named + TEXT * (text[at] ?? 0);
    if (value === 0) continue;
    scores[at] = value / (value + SATURATION);
    touched.sections.push(at);
  }
  return { sections: scores, confidence, coverage, touched, idf: idfOf(frequency, count) };
}

/** BM25's inverse document frequency; highest for a term without matches. */
function idfOf(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5)) ** IDF_POWER;
}
