/** Pairs the headings of a page in two languages, also when one language has more of them. */

import type { SourcePage } from './read-page.ts';

type Sections = Pick<SourcePage, 'headings' | 'sections'>;
interface Section {
  readonly depth: number;
  readonly isEmpty: boolean;
  readonly words: ReadonlySet<string>;
}

/** Indexes of two headings that belong together; a heading without a counterpart has only its own. */
export interface HeadingPair {
  readonly own?: number;
  readonly other?: number;
}

/** Words compared from the beginning of a section. Chinese sections have few Latin words, most of them names. */
const COMPARED = { own: 12, other: 70, code: 30 };

/**
 * Cost of one difference. Greater than the likeness of all sections together, so likeness decides only between pairings
 * with equally many differences.
 */
const DIFFERENCE = 1000;

/** Pairs the headings in order, with the fewest differences: one too many, one too few, or one of another depth. */
export function pairHeadings(own: Sections, other: Sections): readonly HeadingPair[] {
  const isAlike =
    own.headings.length === other.headings.length &&
    own.headings.every(({ depth }, index) => depth === other.headings[index]?.depth);
  if (isAlike) return own.headings.map((_, index) => ({ own: index, other: index }));
  const [mine, theirs] = [sectionsOf(own, COMPARED.own), sectionsOf(other, COMPARED.other)];
  // Dynamic programming from the last headings up: the best pairing of two tails extends that of shorter tails.
  let below: readonly Alignment[] = [];
  for (let row = mine.length; row >= 0; row--) {
    const best: Alignment[] = [];
    for (let column = theirs.length; column >= 0; column--) {
      const [left, right] = [mine[row], theirs[column]];
      const [both, onlyOwn, onlyOther] = [below[column + 1], below[column], best[column + 1]];
      const options = [
        ...(left && right && both ? [added(both, { own: row, other: column }, likeness(left, right))] : []),
        ...(left && onlyOwn ? [added(onlyOwn, { own: row }, -DIFFERENCE)] : []),
        ...(right && onlyOther ? [added(onlyOther, { other: column }, -DIFFERENCE)] : []),
      ];
      best[column] = options.toSorted((a, b) => b.score - a.score)[0] ?? { score: 0 };
    }
    below = best;
  }
  const pairs: HeadingPair[] = [];
  for (let at = below[0]; at?.pair; at = at.rest) pairs.push(at.pair);
  return pairs;
}

/** A pairing as a list: the first pair and the rest. */
interface Alignment {
  readonly score: number;
  readonly pair?: HeadingPair;
  readonly rest?: Alignment;
}

function added(rest: Alignment, pair: HeadingPair, score: number): Alignment {
  return { score: rest.score + score, pair, rest };
}

/** Names and code at the beginning of each section, which are the same in all languages. */
function sectionsOf({ headings, sections }: Sections, textWords: number): readonly Section[] {
  const wordsIn = (text = '', most = Infinity) => (text.match(/\w{2,}/g) ?? []).slice(0, most);
  return headings.map(({ depth, text }, index) => {
    const below = sections[index + 1];
    const words = [...wordsIn(text), ...wordsIn(below?.text, textWords), ...wordsIn(below?.code, COMPARED.code)];
    return { depth, isEmpty: !below?.text && !below?.code, words: new Set(words) };
  });
}

/** Share of the words that both sections have, from 0 to 1; less `DIFFERENCE` when their depths differ. */
function likeness(own: Section, other: Section): number {
  const shared = [...own.words].filter((word) => other.words.has(word)).length / Math.max(1, own.words.size);
  // Decides where sections have no such words, as below a heading that was just written.
  const bothEmptyOrNot = own.isEmpty === other.isEmpty ? 0.01 : 0;
  return shared + bothEmptyOrNot - (own.depth === other.depth ? 0 : DIFFERENCE);
}
