/** What to ask instead, for a query that found nothing. */

import type { OpenIndex } from './open-index.ts';
import { beforeOf, lastOf } from './places.ts';
import { chunksIn, squeeze } from './tokenize.ts';
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
  const words = chunksIn(query);
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

/** The heading of which a term is most. */
function fullest(term: string, { sections, headings }: OpenIndex): string | undefined {
  let best = -1;
  for (let at = lastOf(headings, term); at >= 0; at = beforeOf(headings, at)) {
    // Of equals the first.
    if ((headings.share[at] ?? 0) >= (headings.share[best] ?? 0)) best = at;
  }
  return sections[headings.owner[best] ?? -1]?.heading;
}
