/** How well a query matches a section's names: share of the query found in a name, and vice versa. */

import { evidenceOf, type NameMatch } from './evidence.ts';
import { indexCache } from './index-cache.ts';
import { CHARACTER_WORDS } from './name-terms.ts';
import type { OpenIndex } from './open-index.ts';
import { characterTerm, type QueryTerm } from './query-terms.ts';
import { addTo, raise, raiseTo, sparseOf } from './sparse.ts';
import { fold, isHan } from './tokenize.ts';

/** The best name of a section counts fully, its other names together by this factor. */
const OTHERS = 0.7;
/** Bonus for a name that covers nearly the whole query. */
const NEARLY = 0.3;
const NEARLY_POWER = 4;
/** Confidence of a Chinese character without the other character of its word. */
const ALONE = 0.6;

/** By section: 0 to 1 for its best name, slightly more when its other names match too. */
export function likenessOf(queryTerms: readonly QueryTerm[], query: string, index: OpenIndex): Float32Array {
  const { names, sections } = index;
  /** By name: the weight of the query's terms found in the name, and the share of the name that they cover. */
  const found = new Float32Array(names.section.length);
  const covered = new Float32Array(names.section.length);
  let total = 0;
  const count = ({ confidence, coverage }: NameMatch, weight: number) => {
    total += weight;
    addTo(found, confidence, weight);
    addTo(covered, coverage, 1);
  };
  for (const queryTerm of queryTerms) {
    if (isHan(queryTerm.typed)) continue;
    const evidence = evidenceOf(queryTerm, index);
    count(evidence, evidence.idf * queryTerm.weight);
  }
  const words = queryTerms.filter(({ typed, isStop }) => isHan(typed) && typed.length > 1 && !isStop);
  for (const character of new Set(fold(query))) {
    if (!isHan(character)) continue;
    const own = words.filter(({ typed }) => typed.includes(character));
    const key = [character, ...own.map(({ typed }) => typed)].join();
    const match = cached(index, key, () => characterMatch(character, own, index));
    count(match, match.idf * CHARACTER_WORDS);
  }
  const best = new Float32Array(sections.length);
  const squares = new Float32Array(sections.length);
  for (let name = 0; name < found.length; name++) {
    if (found[name] === 0) continue;
    const value = ((found[name] ?? 0) / total) * Math.min(1, covered[name] ?? 0);
    const section = names.section[name] ?? 0;
    raise(best, section, value);
    squares[section] = (squares[section] ?? 0) + value ** 2;
  }
  return best.map((value, section) => {
    const rest = Math.sqrt(Math.max(0, (squares[section] ?? 0) - value ** 2));
    return value + NEARLY * value ** NEARLY_POWER + OTHERS * rest;
  });
}

const cached = indexCache<NameMatch>();

/** Matches of a character in names, alone or as part of the query words that contain it. */
function characterMatch(character: string, words: readonly QueryTerm[], index: OpenIndex): NameMatch {
  const alone = evidenceOf(characterTerm(character), index);
  const list = new Float32Array(index.names.section.length);
  for (const name of alone.coverage.at) list[name] = ALONE;
  for (const word of words) raiseTo(list, evidenceOf(word, index).confidence);
  const coverage = list.map((value, name) => (value * CHARACTER_WORDS) / (index.names.length[name] ?? 1));
  return { confidence: sparseOf(list), coverage: sparseOf(coverage), idf: alone.idf };
}
