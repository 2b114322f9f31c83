/** Ranks the sections for a query. */

import { evidenceOf } from './evidence.ts';
import type { OpenIndex } from './open-index.ts';
import type { QueryTerm } from './query-terms.ts';
import { addTo } from './sparse.ts';
import { likenessOf } from './likeness.ts';
import { squeeze } from './tokenize.ts';

/** Favors full matches over partial ones: the share of the query found, to the power of 1.5. */
const favoringFull = (share: number) => share * Math.sqrt(share);
/** Bonus for a section with a name like the query. */
const ALIKE = 2.6;
/** Factor for a heading that equals the query. */
const EQUAL = 1.3;
/** Weight of matches anywhere on the section's page. */
const PAGE = 0.2;
/** Factor that puts a page before its sections. */
const FIRST = 1.05;
/** Minimum share of the query that a section must match. */
const LEAST = 0.1;

/** The matching sections, best first; equal ones in reading order. */
export function rank(queryTerms: readonly QueryTerm[], query: string, index: OpenIndex) {
  const { sections } = index;
  const score = new Float32Array(sections.length);
  const pages = new Float32Array(sections.length);
  let total = 0;
  for (const queryTerm of queryTerms) {
    const evidence = evidenceOf(queryTerm, index);
    const weight = evidence.idf * queryTerm.weight;
    total += weight;
    addTo(score, evidence.sections, weight);
    addTo(pages, evidence.pages, weight);
  }
  const likeness = likenessOf(queryTerms, query, index);
  const found: { readonly section: number; readonly score: number }[] = [];
  const wanted = squeeze(query);
  let ofPage = 0;
  for (let section = 0; section < sections.length; section++) {
    const isPage = sections[section]?.page === section;
    if (isPage) ofPage = PAGE * favoringFull((pages[section] ?? 0) / total);
    const share = (score[section] ?? 0) / total;
    // Without any term the share is NaN, and the comparison false.
    if (!(share >= LEAST)) continue;
    const value = favoringFull(share) * (1 + ALIKE * (likeness[section] ?? 0)) + ofPage;
    const equal = index.squeezed[section] === wanted ? EQUAL : 1;
    found.push({ section, score: value * equal * (isPage ? FIRST : 1) });
  }
  return found.toSorted((a, b) => b.score - a.score || a.section - b.section);
}
