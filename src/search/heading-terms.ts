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
const CHARACTER = { weight: 0.38, words: 0.25 };
/** A word of the address: where headings are Chinese, that is English. */
const ID_WEIGHT = 0.85;
/** A word that says little makes a heading only a little longer. */
const STOP_LENGTH = 0.3;
/** How much the rest of a heading is held against a word of it. */
const LENGTH_POWER = 0.4;

/**
 * The terms of a heading, and of its id where that is other words.
 * @param id the last part of the section's address
 */
export function headingTerms(heading: string, id: string): ReadonlyMap<string, HeadingTerm> {
  const terms = phraseTerms(heading);
  if (squeeze(id) === squeeze(heading)) return terms;
  for (const [term, { weight, share, full }] of phraseTerms(id)) {
    if (!terms.has(term))
      terms.set(term, { weight: weight * ID_WEIGHT, share: share * ID_WEIGHT, full: full * ID_WEIGHT });
  }
  return terms;
}

/** The terms of a heading's words, or of a phrase that stands for one. */
export function phraseTerms(heading: string): Map<string, HeadingTerm> {
  const found = new Map<string, { readonly weight: number; readonly words: number }>();
  let length = 0;
  const add = (term: string, weight: number, words: number) => {
    const before = found.get(term);
    if (!before || before.weight < weight) found.set(term, { weight, words });
  };
  for (const { text } of chunksOf(heading.normalize('NFKC'))) {
    if (isHan(text)) {
      // Two characters are about what a word is.
      const pairs = pairsOf(text);
      length += text.length / 2;
      for (const pair of pairs) add(pair, 1, text.length / 2 / pairs.length);
      if (pairs.length > 0) for (const character of text) add(character, CHARACTER.weight, CHARACTER.words);
      continue;
    }
    const { whole, names, words } = formsOf(text);
    const count = Math.max(1, words.length) * (isStopWord(whole) ? STOP_LENGTH : 1);
    length += count;
    add(whole, 1, count);
    for (const name of names) add(name, 1, count * MEMBER_SHARE);
    for (const word of words) add(word, PART_WEIGHT, 1);
  }
  return new Map(
    [...found].map(([term, { weight, words }]) => [
      term,
      { weight: weight / (1 + Math.max(0, length - words)) ** LENGTH_POWER, share: words / length, full: weight },
    ]),
  );
}
