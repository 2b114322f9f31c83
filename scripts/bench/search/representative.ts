/** Chooses the phrases that are most similar to the others of their section. */

import { groupBy } from '#shared/group-by.ts';

/** A phrase as a query for its section. */
export interface Asked {
  readonly query: string;
  /** Number of the section. */
  readonly section: number;
  /** Its terms without stop words. */
  readonly terms: ReadonlySet<string>;
}

/** Phrases of a section per round; their effect is measured before more are chosen. */
const AT_ONCE = 3;

/**
 * For each section, the few phrases that are most similar to all its missed phrases, by descending gain.
 * @param missed phrases that do not find their section, with their weights
 */
export function mostRepresentative(missed: ReadonlyMap<Asked, number>): readonly Asked[] {
  const bySection = groupBy(missed.keys(), ({ section }) => section);
  const weights = weightsOf([...missed.keys()]);
  const chosen = [...bySection.values()].flatMap((own) => mostRepresentativeOf(own, missed, weights));
  return chosen.toSorted((a, b) => b.gain - a.gain).map(({ asked }) => asked);
}

function mostRepresentativeOf(
  own: readonly Asked[],
  missed: ReadonlyMap<Asked, number>,
  weights: ReadonlyMap<string, number>,
) {
  const alike = own.map((one) => own.map((other) => likeness(one.terms, other.terms, weights)));
  /** Similarity of each phrase to the closest of those chosen. */
  const covered = own.map(() => 0);
  const gainOf = (at: number) =>
    own.reduce((sum, other, to) => {
      return sum + (missed.get(other) ?? 0) * Math.max(0, (alike[at]?.[to] ?? 0) - (covered[to] ?? 0));
    }, 0);
  return Array.from({ length: Math.min(AT_ONCE, own.length) }, () => {
    const gains = own.map((_, at) => gainOf(at));
    const gain = Math.max(...gains);
    const best = gains.indexOf(gain);
    for (const [to, share] of (alike[best] ?? []).entries()) covered[to] = Math.max(covered[to] ?? 0, share);
    return { asked: own[best], gain };
  }).flatMap(({ asked, gain }) => (asked && gain > 0 ? [{ asked, gain }] : []));
}

/** Weighted Jaccard similarity of the terms of two phrases. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>, weights: ReadonlyMap<string, number>): number {
  const weight = (terms: Iterable<string>) => [...terms].reduce((sum, term) => sum + (weights.get(term) ?? 0), 0);
  const common = weight([...one].filter((term) => other.has(term)));
  return common / (weight(one) + weight(other) - common);
}

/** Weights of terms, like idf: the fewer sections have a term, the more it weighs. */
function weightsOf(all: readonly Asked[]): ReadonlyMap<string, number> {
  const spread = new Map<string, Set<number>>();
  for (const { section, terms } of all) {
    for (const term of terms) spread.set(term, (spread.get(term) ?? new Set()).add(section));
  }
  const sections = new Set(all.map(({ section }) => section)).size;
  return new Map([...spread].map(([term, own]) => [term, Math.log(1 + sections / own.size)]));
}
