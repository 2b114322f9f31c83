/** What to ask instead, for a query that found nothing. */

import type { OpenIndex } from './open-index.ts';
import { runOf } from './places.ts';
import { chunksOf, squeeze } from './tokenize.ts';
import { slips } from './typo.ts';

/** Spec 9: suggestions up to 3. */
const MOST = 3;
/** How much of a word may be wrong in a suggestion: more than in a result, which asks nobody. */
const WRONG_SHARE = 0.4;
const SHORTEST = 3;

/**
 * Queries near to this one, best first: without the words that nothing has, then the headings that look most like it.
 * @param finds whether a query finds something
 */
export function suggestions(query: string, index: OpenIndex, finds: (query: string) => boolean): readonly string[] {
  const words = chunksOf(query.normalize('NFKC')).map(({ text }) => text);
  const known = words.filter((word) => finds(word)).join(' ');
  const found = [...(known !== '' && known !== query ? [known] : []), ...nearHeadings(words, index)];
  return [...new Set(found)].filter((each) => each !== query && finds(each)).slice(0, MOST);
}

/** Headings of which a name is like a word of the query. */
function nearHeadings(words: readonly string[], index: OpenIndex): readonly string[] {
  const near: { readonly heading: string; readonly distance: number }[] = [];
  for (const typed of [...words, words.join('')].map(squeeze)) {
    const limit = Math.floor(typed.length * WRONG_SHARE);
    if (typed.length < SHORTEST) continue;
    for (const term of index.vocabulary) {
      const count = slips(typed, term, limit);
      const heading = count <= limit ? fullest(term, index) : undefined;
      if (heading !== undefined) near.push({ heading, distance: count / typed.length });
    }
  }
  return near.toSorted((a, b) => a.distance - b.distance).map(({ heading }) => heading);
}

/** The heading of which a term is most; phrases are not shown, so they are no suggestions. */
function fullest(term: string, { sections, headings }: OpenIndex): string | undefined {
  const [from, to] = runOf(headings, term);
  let best = -1;
  for (let at = from; at < to; at++) {
    const isHeading = (headings.owner[at] ?? 0) < sections.length;
    if (isHeading && (headings.share[at] ?? 0) > (headings.share[best] ?? 0)) best = at;
  }
  return sections[headings.owner[best] ?? -1]?.heading;
}
