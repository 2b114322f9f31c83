/** The local index as the engine works on it: for each term the places where it stands. */

import { byCodeUnit, readDictionary } from './dictionary.ts';
import type { Evidence, Naming } from './evidence.ts';
import { headingTerms, phraseTerms, type NameTerms } from './heading-terms.ts';
import { LEVELS, type IndexData } from './index-data.ts';
import { readOutline, type OutlineSection } from './outline.ts';
import { readPhrases } from './phrases.ts';
import { placesOf, type Place, type Places } from './places.ts';
import { readPostings } from './postings.ts';

/** What a section is asked for by: its heading, or a phrase of its author. */
export interface Name {
  readonly section: number;
  /** In words. */
  readonly length: number;
}

export interface OpenIndex {
  readonly data: IndexData;
  readonly sections: readonly OutlineSection[];
  /** The headings, in the order of the sections, and then the phrases. */
  readonly names: readonly Name[];
  /** Where each term stands in names. */
  readonly headings: Places;
  /** Where each term stands in texts; its weight is from 0 to 1. */
  readonly texts: Places;
  /** For each section the number of its page. */
  readonly pages: Uint32Array;
  /** Sections that are lists of links to other pages. */
  readonly signposts: ReadonlySet<number>;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** What was looked up before: the words in front of the one that is being typed stay the same. */
  readonly known: Map<string, Evidence>;
  /** The same for the characters of Chinese words. */
  readonly characters: Map<string, Naming>;
}

/** Headings of lists of links to other pages. */
const SIGNPOST = /^(?:where to go next|next steps|下一步)$/i;

export function openIndex(data: IndexData): OpenIndex {
  const sections = readOutline(data.outline, data.groups);
  const names: Name[] = [];
  const headings = new Map<string, Place[]>();
  const addName = (section: number, { terms, length }: NameTerms) => {
    for (const [term, place] of terms) {
      const places = headings.get(term) ?? [];
      headings.set(term, places);
      places.push({ ...place, owner: names.length });
    }
    names.push({ section, length });
  };
  for (const [section, { heading, id }] of sections.entries()) addName(section, headingTerms(heading, id));
  for (const { section, text } of readPhrases(data.phrases)) addName(section, phraseTerms(text));
  const words = readDictionary(data.terms);
  const lists = readPostings(data.postings);
  const places = (list: (typeof lists)[number] | undefined) =>
    (list ?? []).map(({ section, level }): Place => ({ owner: section, weight: level / LEVELS }));
  return {
    data,
    sections,
    names,
    headings: placesOf(headings),
    pages: Uint32Array.from(sections, ({ page }) => page),
    signposts: new Set(sections.flatMap(({ heading }, number) => (SIGNPOST.test(heading) ? [number] : []))),
    texts: placesOf(new Map(words.map((word, index) => [word, places(lists[index])]))),
    vocabulary: [...new Set([...headings.keys(), ...words])].toSorted(byCodeUnit),
    known: new Map(),
    characters: new Map(),
  };
}
