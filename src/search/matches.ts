/** The terms of the index that a slot of a query means: itself, its beginning, its neighbours by typo, its synonyms. */

import { homophonesOf } from './homophones.ts';
import { hasTerm, type OpenIndex } from './open-index.ts';
import { isPlural, type Slot } from './slots.ts';
import { stem } from './stem.ts';
import { synonymsOf } from './synonyms.ts';
import { isHan } from './tokenize.ts';
import { slips, slipsAllowed } from './typo.ts';

export interface Match {
  readonly term: string;
  /** How sure it is that this is meant: from 0 to 1. */
  readonly factor: number;
  /** Only where it stands in a heading. */
  /** How much of the term is asked for, from 0 to 1, where that is less than it is sure. */
  readonly share?: number;
  readonly isOfHeading?: boolean;
}

/** Another word for it in the same language says less than its name in the other one. */
const SYNONYM_FACTOR = 0.55;
const TRANSLATION_FACTOR = 0.75;
/** What a beginning is worth at least; the more of the word it is, the nearer to 1. */
const PREFIX_FACTOR = 0.5;
/** By the number of slips. */
const SLIP_FACTORS = [1, 0.95, 0.75];
/** A Chinese word that sounds like it. */
const HOMOPHONE_FACTOR = 0.9;
/** A wrong first letter is rarer than any other. */
const FIRST_LETTER_FACTOR = 0.7;
/** Of typos those much worse than the best are not meant. */
const NEAR_SHARE = 0.8;
const INFLECTION_FACTOR = 0.9;
/** What may follow a stem while its ending is typed: `debugg`, `debuggi`, `debuggin`. */
const ENDING = /^\p{L}?(?:i|in|ing|e|ed|s|es)?$/u;
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;
/** In letters. */
const LONGEST_HINT = 2;

/** By term. */
type Found = Map<string, Match>;

function add(found: Found, match: Match): void {
  const known = found.get(match.term);
  if (!known || known.factor < match.factor) found.set(match.term, match);
}

/** The terms, each once; of a word that nothing has, those that it may be a slip of. */
export function matchesOf(slot: Slot, index: OpenIndex): readonly Match[] {
  const { typed, term, isLast, isName } = slot;
  const isKnown = (word: string) => hasTerm(index, word);
  const found: Found = new Map();
  if (isKnown(term)) add(found, { term, factor: 1 });
  for (const synonym of isName ? [] : synonymsOf(term)) {
    const factor = isHan(synonym) === isHan(term) ? SYNONYM_FACTOR : TRANSLATION_FACTOR;
    if (isKnown(synonym)) add(found, { term: synonym, factor });
  }
  // A word of its own is not nearly a longer name: `mock` is one word of two in `mockName`.
  const isWord = typed === term && isKnown(term);
  // The ending of a plural is not the first letter of another word: `tests` is no beginning of `test.skip`.
  const isCrossing = (word: string) => isPlural(slot) && isKnown(stem(word.slice(typed.length - 1)));
  for (const match of isLast ? beginningWith(typed, index) : []) {
    if (!isCrossing(match.term)) add(found, isWord ? { ...match, share: typed.length / match.term.length } : match);
  }
  if (found.size > 0 || slot.isStop) return [...found.values()];
  if (isHan(typed)) return homophonesOf(typed, index).map((word) => ({ term: word, factor: HOMOPHONE_FACTOR }));

  for (const start of isLast ? stemsWithin(typed) : []) {
    if (isKnown(start)) add(found, { term: start, factor: INFLECTION_FACTOR });
  }
  return found.size > 0 ? [...found.values()] : neighboursOf(slot, index.vocabulary);
}

/** What is left of a word without an ending that may be half typed. */
function stemsWithin(typed: string): readonly string[] {
  const cuts = Array.from({ length: Math.min(LONGEST_ENDING, typed.length - SHORTEST_STEM) }, (_, index) => index + 1);
  return cuts.filter((cut) => ENDING.test(typed.slice(-cut))).map((cut) => typed.slice(0, -cut));
}

function neighboursOf({ typed, term, isLast }: Slot, vocabulary: readonly string[]): readonly Match[] {
  const limit = slipsAllowed(typed.replace(/^-+/, ''));
  if (limit === 0) return [];
  const found: Found = new Map();
  // A slip before the ending hides it: `plugnis`.
  for (const wanted of new Set([term, typed, typed.replace(/s$/, '')])) {
    for (const word of vocabulary) {
      if (!beginsAlike(wanted, word)) continue;
      const count = slips(wanted, word, limit, isLast);
      if (count > limit) continue;
      const first = word[0] === wanted[0] ? 1 : FIRST_LETTER_FACTOR;
      const factor = (SLIP_FACTORS[count] ?? 0) * first * (isLast ? prefixFactor(wanted, word) : 1);
      add(found, { term: word, factor });
    }
  }
  const near = [...found.values()];
  const best = Math.max(...near.map(({ factor }) => factor));
  return near.filter(({ factor }) => factor >= best * NEAR_SHARE);
}

/** Whether the first letter is right, left out, added or exchanged: hardly anybody gets it wrong in another way. */
function beginsAlike(typed: string, word: string): boolean {
  return typed[0] === word[0] || typed[0] === word[1] || typed[1] === word[0];
}

function prefixFactor(typed: string, word: string): number {
  return PREFIX_FACTOR + (1 - PREFIX_FACTOR) * Math.min(1, typed.length / word.length);
}

/**
 * The words that begin so. One or two letters begin too much to mean anything that stands in a text: they mean a heading,
 * if any begins so.
 */
function beginningWith(typed: string, { vocabulary, headings }: OpenIndex): readonly Match[] {
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
  const ofHeadings =
    typed.length <= LONGEST_HINT && !isHan(typed) ? words.filter((word) => headings.last.has(word)) : [];
  const isOfHeading = ofHeadings.length > 0;
  return (isOfHeading ? ofHeadings : words).map((term) => ({ term, factor: prefixFactor(typed, term), isOfHeading }));
}
