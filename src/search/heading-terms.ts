import { isStopWord } from './stop-words.ts';
import { chunksOf, formsOf, isHan, pairsOf, squeeze } from './tokenize.ts';

export interface HeadingTerm {
  /** How much the term counts: about 1 for a word of its own. */
  readonly weight: number;
  /** How much of the heading the term is: 1 for all of it. */
  readonly share: number;
  /** The weight, were the heading nothing else. */
  readonly full: number;
}

/** A word of a heading's name says a little less than a word of its own: `Timers` of `useFakeTimers`. */
const PART_WEIGHT = 0.95;
/** A member's name is hardly less than all of it: `spyOn` of `rs.spyOn`. */
const MEMBER_SHARE = 0.9;
/** One Chinese character, for a query that has the other one wrong. */
const CHARACTER_WEIGHT = 0.38;
/** In words. */
export const CHARACTER_WORDS = 0.5;
/** A word of the address: where headings are Chinese, that is English. */
const ID_WEIGHT = 0.85;
/** A word that says little makes a heading only a little longer. */
const STOP_LENGTH = 0.3;
/** How much the rest of a heading is held against a word of it. */
const LENGTH_POWER = 0.4;

/** What a name is made of. */
export interface NameTerms {
  readonly terms: ReadonlyMap<string, HeadingTerm>;
  /** In words. */
  readonly length: number;
}

/**
 * The terms of a heading, and of its id where that is other words.
 * @param id the last part of the section's address
 */
export function headingTerms(heading: string, id: string): NameTerms {
  const { terms, length } = phraseTerms(heading);
  if (squeeze(id) === squeeze(heading)) return { terms, length };
  const others = [...phraseTerms(id).terms].map(([term, { weight, share, full }]): [string, HeadingTerm] => [
    term,
    { weight: weight * ID_WEIGHT, share: share * ID_WEIGHT, full: full * ID_WEIGHT },
  ]);
  return { terms: new Map([...others, ...terms]), length };
}

/** The terms of a phrase that stands for a heading. */
export function phraseTerms(phrase: string): NameTerms {
  const found = new Map<string, { readonly weight: number; readonly words: number }>();
  let length = 0;
  const add = (term: string, weight: number, words: number) => {
    const before = found.get(term);
    if (!before || before.weight < weight) found.set(term, { weight, words });
  };
  for (const { text } of chunksOf(phrase.normalize('NFKC'))) {
    if (isHan(text)) {
      // Two characters are about what a word is.
      const pairs = pairsOf(text);
      length += text.length / 2;
      for (const pair of pairs) add(pair, 1, text.length / 2 / pairs.length);
      if (pairs.length > 0) for (const character of text) add(character, CHARACTER_WEIGHT, CHARACTER_WORDS);
      continue;
    }
    const { whole, names, words } = formsOf(text);
    const count = Math.max(1, words.length) * (isStopWord(whole) ? STOP_LENGTH : 1);
    length += count;
    add(whole, 1, count);
    for (const name of names) add(name, 1, count * MEMBER_SHARE);
    for (const word of words) add(word, PART_WEIGHT, 1);
  }
  const terms = [...found].map(([term, { weight, words }]): [string, HeadingTerm] => [
    term,
    { weight: weight / (1 + Math.max(0, length - words)) ** LENGTH_POWER, share: words / length, full: weight },
  ]);
  return { terms: new Map(terms), length };
}
