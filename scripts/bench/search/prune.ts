/**
 * Chooses the search phrases that the sections need, without any judged query. Every phrase is run as a query. One that
 * finds its section without being indexed is not needed; of the others, those most similar to the rest of their section
 * are added first.
 */

import type { Lang } from '#shared/page.ts';
import { buildIndex, namesOf } from '#search/build-index.ts';
import { openIndex, type OpenIndex } from '#search/open-index.ts';
import { writePhrases } from '#search/phrases.ts';
import { rank } from '#search/rank.ts';
import type { SearchSection } from '#search/record.ts';
import { queryTermsOf } from '#search/query-terms.ts';
import { isStopWord } from '#search/stop-words.ts';
import { termsOf } from '#search/tokenize.ts';
import { mostRepresentative, type Asked } from './representative.ts';

/** A section whose score leads by a smaller factor is first by chance. */
const CLEARLY = 1.15;
/** Weight of a missed phrase, by the result that it finds instead of its section. */
const MISSED = { notInThree: 3, otherPage: 2, otherSection: 1, hardlyFirst: 0.3 };
const FEW = 3;
/** Phrases added before the others are run again. */
const BATCH = 800;

type Sections = readonly SearchSection[];

/**
 * The sections with the phrases that they need.
 * @param most maximum number of phrases
 */
export function prune(lang: Lang, sections: Sections, most: number): Sections {
  const bare = buildIndex(lang, withPhrases(sections, []));
  const indexWith = (phrases: Iterable<Asked>) =>
    openIndex({ ...bare, phrases: writePhrases(withPhrases(sections, phrases).map(namesOf)) });
  const missedIn = (index: OpenIndex) => (asked: Asked) => missed(asked, sections, index);

  const kept = new Set<Asked>();
  const open = new Set(differentPhrases(sections));
  for (let index = indexWith(kept); ;) {
    const needed = new Map(
      [...open].map((asked) => [asked, missedIn(index)(asked)] as const).filter(([, by]) => by > 0),
    );
    const added = mostRepresentative(needed).slice(0, Math.min(BATCH, most - kept.size));
    if (added.length === 0) break;
    for (const asked of added) {
      open.delete(asked);
      kept.add(asked);
    }
    index = indexWith(kept);
    // A phrase that does not find its section even when indexed would lead elsewhere.
    for (const asked of added) if (missedIn(index)(asked) > MISSED.hardlyFirst) kept.delete(asked);
    console.log(`${lang}: ${kept.size} phrases are kept, and ${needed.size - added.length} others are not found yet`);
  }
  return withPhrases(sections, kept);
}

/** The phrases of all sections, without those that have the same terms as another one of their section. */
function differentPhrases(sections: Sections): readonly Asked[] {
  return sections.flatMap(({ phrases }, section) => {
    const all = phrases.map((query): Asked => {
      return { query, section, terms: new Set(termsOf(query).filter((term) => !isStopWord(term))) };
    });
    const byTerms = new Map(all.toReversed().map((asked) => [[...asked.terms].toSorted().join(' '), asked]));
    byTerms.delete('');
    return [...byTerms.values()];
  });
}

function missed({ query, section }: Asked, sections: Sections, index: OpenIndex): number {
  const ranked = rank(queryTermsOf(query, index), query, index);
  const [first, second] = ranked;
  if (first?.section === section) return first.score >= (second?.score ?? 0) * CLEARLY ? 0 : MISSED.hardlyFirst;
  const pages = [...new Set(ranked.map((each) => sections[each.section]?.routePath))];
  const place = pages.indexOf(sections[section]?.routePath);
  if (place === 0) return MISSED.otherSection;
  return place > 0 && place < FEW ? MISSED.otherPage : MISSED.notInThree;
}

function withPhrases(sections: Sections, kept: Iterable<Asked>): Sections {
  const own = sections.map((): string[] => []);
  for (const { section, query } of kept) own[section]?.push(query);
  return sections.map((section, number) => ({ ...section, phrases: own[number] ?? [] }));
}
