/** Index terms that match a term of a query: exact, by prefix, by typo or by synonym. */

import { homophonesOf } from './homophones.ts';
import { hasTerm, type OpenIndex } from './open-index.ts';
import { isPlural, type QueryTerm } from './query-terms.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { isHan } from './tokenize.ts';
import { editDistance, typosAllowed } from './typo.ts';

export interface Match {
  readonly term: string;
  /** Confidence, from 0 to 1. */
  readonly factor: number;
  /** Which part of the term the reader typed, from 0 to 1; `factor` when omitted. */
  readonly share?: number;
  /** Counts only in headings. */
  readonly isOfHeading?: boolean;
}

/** A synonym in the same language is a weaker match than a translation. */
const SYNONYM_FACTOR = 0.55;
const TRANSLATION_FACTOR = 0.75;
/** Minimum for a prefix; grows to 1 with its share of the word. */
const PREFIX_FACTOR = 0.5;
/** Factors by number of typos; with none, the word differs only in a final -s. */
const TYPO_FACTORS = [1, 0.95, 0.75];
const INFLECTION_FACTOR = 0.9;
/** Complete and half-typed endings that can follow a stem: `debugg`, `debuggi`, `debuggin`. */
const ENDING = /^\p{L}?(?:i|in|ing|e|ed|s|es)?$/u;
const LONGEST_ENDING = 4;
/** A half-typed -ation, which the stem lacks: `isolat`, `isolatio`. Names may begin so too: `isolateModules`. */
const HALF_NOUN = /^([a-z]{3,})ati?o?$/;
const SHORTEST_STEM = 3;
/** Prefixes of up to so many letters prefer headings. */
const LONGEST_HINT = 2;

/** By term. */
type Found = Map<string, Match>;

function add(found: Found, match: Match): void {
  const known = found.get(match.term);
  if (!known || known.factor < match.factor) found.set(match.term, match);
}

/** The matching terms, each once. Typos are considered only when nothing else matches. */
export function matchesOf(queryTerm: QueryTerm, index: OpenIndex): readonly Match[] {
  const { typed, term, isLast } = queryTerm;
  const isKnown = (word: string) => hasTerm(index, word);
  const found: Found = new Map();
  if (isKnown(term)) add(found, { term, factor: 1 });
  for (const synonym of synonymsOf(term)) {
    const factor = isHan(synonym) === isHan(term) ? SYNONYM_FACTOR : TRANSLATION_FACTOR;
    if (isKnown(synonym)) add(found, { term: synonym, factor });
  }
  // A complete word is only a part of a longer name: `mock` is one of two words in `mockName`.
  const isWord = typed === term && isKnown(term);
  // As a prefix, `tests` must not match `test.skip`, whose term is `testskip`: its s is the ending of a plural.
  const isCrossing = (word: string) => isPlural(queryTerm) && isKnown(stem(word.slice(typed.length - 1)));
  for (const match of isLast ? prefixMatches(typed, index) : []) {
    if (!isCrossing(match.term)) add(found, isWord ? { ...match, share: typed.length / match.term.length } : match);
  }
  const [, root = ''] = (isLast && HALF_NOUN.exec(typed)) || [];
  if (isKnown(root)) add(found, { term: root, factor: INFLECTION_FACTOR });
  if (found.size > 0 || queryTerm.isStop) return [...found.values()];
  if (isHan(typed)) return homophonesOf(typed, index).map((word) => ({ term: word, factor: 1 }));

  for (const start of isLast ? stemsWithin(typed) : []) {
    if (isKnown(start)) add(found, { term: start, factor: INFLECTION_FACTOR });
  }
  // Before all words are loaded, a word that no heading has may be correct.
  if (found.size > 0 || index.texts.size === 0) return [...found.values()];
  return typoMatches(queryTerm, index.vocabulary);
}

/** The word without an ending that may be half typed. */
function stemsWithin(typed: string): readonly string[] {
  const cuts = Array.from({ length: Math.min(LONGEST_ENDING, typed.length - SHORTEST_STEM) }, (_, index) => index + 1);
  return cuts.filter((cut) => ENDING.test(typed.slice(-cut))).map((cut) => typed.slice(0, -cut));
}

function typoMatches({ typed, term, isLast }: QueryTerm, vocabulary: readonly string[]): readonly Match[] {
  const limit = typosAllowed(typed.replace(/^-+/, ''));
  if (limit === 0) return [];
  const found: Found = new Map();
  // A typo before the ending hides the ending: `plugnis`.
  for (const wanted of new Set([term, typed, typed.replace(/s$/, '')])) {
    for (const word of vocabulary) {
      if (!beginsAlike(wanted, word)) continue;
      const typos = editDistance(wanted, word, limit, isLast);
      if (typos > limit) continue;
      const factor = (TYPO_FACTORS[typos] ?? 0) * (isLast ? prefixFactor(wanted, word) : 1);
      add(found, { term: word, factor });
    }
  }
  return [...found.values()];
}

/** Whether the first letter is correct, missing, added or swapped; other mistakes there are rare. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];
}

function prefixFactor(typed: string, word: string): number {
  return PREFIX_FACTOR + (1 - PREFIX_FACTOR) * Math.min(1, typed.length / word.length);
}

/** Words with this prefix. One or two letters match too much: words of headings are preferred. */
function prefixMatches(typed: string, { vocabulary, headings }: OpenIndex): readonly Match[] {
  let low = 0;
  let high = vocabulary.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((vocabulary[middle] ?? '') < typed) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (end < vocabulary.length && (vocabulary[end] ?? '').startsWith(typed)) end += 1;
  const words = vocabulary.slice(low, end);
  const ofHeadings = typed.length <= LONGEST_HINT && !isHan(typed) ? words.filter((word) => headings.has(word)) : [];
  const isOfHeading = ofHeadings.length > 0;
  return (isOfHeading ? ofHeadings : words).map((term) => ({ term, factor: prefixFactor(typed, term), isOfHeading }));
}
