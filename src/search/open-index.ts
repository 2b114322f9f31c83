/** The local index as the engine works on it: for each term the places where it stands. */

import { readDictionary } from './dictionary.ts';
import type { IndexData, IndexWords } from './index-data.ts';
import type { Evidence, NameMatch } from './name-match.ts';
import { readOutline, type OutlineSection } from './heading-list.ts';
import { readPhrases } from './phrases.ts';
import { addName, noPlaces, type Places } from './places.ts';
import { splitPostings } from './postings.ts';
import { chunksIn, squeeze } from './tokenize.ts';

/**
 * What sections are asked for by: their headings, and the phrases of their authors. Lists side by side, as in `Places`.
 */
export interface Names {
  readonly section: readonly number[];
  /** In words. */
  readonly length: readonly number[];
}

export interface OpenIndex {
  readonly sections: readonly OutlineSection[];
  /** The headings, in the order of the sections, and then the phrases. */
  readonly names: Names;
  /** The headings without what stands between their words. */
  readonly squeezed: readonly string[];
  /** Where each term stands in headings. */
  readonly headings: Places;
  /** Where each term stands in phrases. */
  readonly phrases: Places;
  /** Where each term stands in texts; see `postings.ts`. */
  readonly texts: ReadonlyMap<string, string>;
  /** For each section the number of its page. */
  readonly pages: Uint32Array;
  /** Sections that are lists of links to other pages. */
  readonly signposts: ReadonlySet<number>;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** The first character of each syllable; see `homophones.ts`. */
  readonly syllables: string;
  /** Words by their sound, once somebody has asked for one. */
  readonly sounds: Map<string, readonly string[]>;
  /** What was looked up before: the words in front of the one that is being typed stay the same. */
  readonly known: Map<string, Evidence>;
  /** The same for the characters of Chinese words. */
  readonly characters: Map<string, NameMatch>;
}

/** Whether a term stands anywhere on the pages. */
export const hasTerm = ({ headings, phrases, texts }: OpenIndex, term: string): boolean =>
  headings.last.has(term) || phrases.last.has(term) || texts.has(term);

/** What stays when all words of the texts are there. */
type Headings = Pick<OpenIndex, 'sections' | 'names' | 'squeezed' | 'headings' | 'pages' | 'signposts'>;

/** A word of the address: where headings are Chinese, that is English. */
const ID_WEIGHT = 0.85;
/** Headings of lists of links to other pages. */
const SIGNPOST = /^(?:where to go next|next steps|下一步)$/i;

export function openIndex(data: IndexData): OpenIndex {
  const sections = readOutline(data.outline, data.groups);
  const squeezed = sections.map(({ heading }) => squeeze(heading));
  const headings = noPlaces();
  const length = sections.map(({ heading, id }, section) => {
    if (squeeze(id) !== squeezed[section]) addName(headings, section, chunksIn(id), ID_WEIGHT);
    return addName(headings, section, chunksIn(heading));
  });
  const names = { section: [...sections.keys()], length };
  const pages = Uint32Array.from(sections, ({ page }) => page);
  const signposts = new Set(sections.flatMap(({ heading }, number) => (SIGNPOST.test(heading) ? [number] : [])));
  const steps = withWords({ sections, names, squeezed, headings, pages, signposts }, data);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Of the phrases so many at a time. */
const PHRASES_A_STEP = 1000;

/**
 * The same headings with other words: what was looked up among those before is forgotten. That takes as long as many
 * answers, so it comes in steps, between which there can be some.
 */
export function* withWords(index: Headings, words: IndexWords): Generator<undefined, OpenIndex> {
  const { sections, headings } = index;
  const section = index.names.section.slice(0, sections.length);
  const length = index.names.length.slice(0, sections.length);
  const phrases = noPlaces();
  for (const [number, phrase] of readPhrases(words.phrases).entries()) {
    if (number % PHRASES_A_STEP === PHRASES_A_STEP - 1) yield;
    length.push(addName(phrases, length.length, phrase.chunks));
    section.push(phrase.section);
  }
  const lists = splitPostings(words.postings);
  const texts = new Map(readDictionary(words.terms).map((word, number) => [word, lists[number] ?? '']));
  return {
    ...index,
    names: { section, length },
    phrases,
    texts,
    // By code unit. The words come in this order, which leaves little to sort.
    vocabulary: [...new Set([...texts.keys(), ...headings.last.keys(), ...phrases.last.keys()])].toSorted(),
    syllables: words.syllables,
    sounds: new Map(),
    known: new Map(),
    characters: new Map(),
  };
}
