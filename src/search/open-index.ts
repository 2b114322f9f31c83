/** The local index as the engine works on it: for each term the places where it stands. */

import { byCodeUnit, readDictionary } from './dictionary.ts';
import { headingTerms } from './heading-terms.ts';
import { LEVELS, type IndexData } from './index-data.ts';
import type { Match } from './matches.ts';
import { readOutline, type OutlineSection } from './outline.ts';
import { readPostings } from './postings.ts';
import { squeeze } from './tokenize.ts';

/** Where a term stands in a heading. */
export interface HeadingPlace {
  readonly section: number;
  /** How much the term counts there: about 1 for a word of its own. */
  readonly weight: number;
  /** How much of the heading the term is. */
  readonly share: number;
  /** The weight, were the heading nothing else. */
  readonly full: number;
}

/** Where a term stands in a text: the section, and how much it says about it, from 0 to 1. */
export type TextPlace = readonly [section: number, weight: number];

export interface OpenIndex {
  readonly data: IndexData;
  readonly sections: readonly OutlineSection[];
  readonly headings: ReadonlyMap<string, readonly HeadingPlace[]>;
  readonly texts: ReadonlyMap<string, readonly TextPlace[]>;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** Headings without their spaces and signs. */
  readonly squeezed: readonly string[];
  /** What was looked up before: the words in front of the one that is being typed stay the same. */
  readonly known: Map<string, readonly Match[]>;
}

export function openIndex(data: IndexData): OpenIndex {
  const sections = readOutline(data.outline, data.groups);
  const headings = new Map<string, HeadingPlace[]>();
  for (const [section, { heading, id }] of sections.entries()) {
    for (const [term, { weight, share, full }] of headingTerms(heading, id)) {
      const places = headings.get(term) ?? [];
      headings.set(term, places);
      places.push({ section, weight, share, full });
    }
  }
  const words = readDictionary(data.terms);
  const lists = readPostings(data.postings);
  const places = (list: (typeof lists)[number] | undefined) =>
    (list ?? []).map(({ section, level }): TextPlace => [section, level / LEVELS]);
  return {
    data,
    sections,
    headings,
    texts: new Map(words.map((word, index) => [word, places(lists[index])])),
    vocabulary: [...new Set([...headings.keys(), ...words])].toSorted(byCodeUnit),
    squeezed: sections.map(({ heading }) => squeeze(heading)),
    known: new Map(),
  };
}
