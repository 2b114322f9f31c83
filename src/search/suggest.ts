/** Suggestions for a query without results. */

import type { OpenIndex } from './open-index.ts';
import { MAX_SUGGESTIONS } from './source.ts';
import { chunksIn, squeeze } from './tokenize.ts';
import { editDistance } from './typo.ts';

/** Share of a word that may be wrong. More than in results, since readers choose a suggestion themselves. */
const WRONG_SHARE = 0.4;
const SHORTEST = 3;

/** Similar queries, best first: the query without its unknown words, then the most similar headings. */
export function suggestions(query: string, index: OpenIndex, finds: (query: string) => boolean): readonly string[] {
  const words = chunksIn(query);
  const known = words.filter((word) => finds(word)).join(' ');
  const found = [...(known !== '' && known !== query ? [known] : []), ...nearHeadings(words, index)];
  const useful: string[] = [];
  // Each question to `finds` is a whole search.
  for (const each of new Set(found)) {
    if (useful.length < MAX_SUGGESTIONS && each !== query && finds(each)) useful.push(each);
  }
  return useful;
}

/** Headings with a name similar to a word of the query. */
function nearHeadings(words: readonly string[], index: OpenIndex): readonly string[] {
  const terms = [...index.headings.keys()].toSorted();
  const near: { readonly heading: string; readonly distance: number }[] = [];
  for (const typed of [...words, words.join('')].map(squeeze)) {
    const limit = Math.floor(typed.length * WRONG_SHARE);
    if (typed.length < SHORTEST) continue;
    for (const term of terms) {
      const count = editDistance(typed, term, limit);
      const heading = count <= limit ? fullest(term, index) : undefined;
      if (heading !== undefined) near.push({ heading, distance: count / typed.length });
    }
  }
  return near.toSorted((a, b) => a.distance - b.distance).map(({ heading }) => heading);
}

/** The heading in which a term has the greatest share. */
function fullest(term: string, { sections, headings }: OpenIndex): string | undefined {
  const [best] = (headings.get(term) ?? []).toSorted((a, b) => b.share - a.share);
  return sections[best?.owner ?? -1]?.heading;
}
