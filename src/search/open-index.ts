/** The local index in memory, as the engine uses it. */

import type { IndexHeadings, IndexWords } from './index-data.ts';
import { readHeadings, type IndexedSection } from './headings.ts';
import { readPhrases } from './phrases.ts';
import { addName, type Position, type TermPositions } from './name-terms.ts';
import { splitPostings } from './postings.ts';
import { chunksIn, squeeze } from './tokenize.ts';

/** The names of sections: headings and their authors' phrases. */
export interface Names {
  readonly section: readonly number[];
  /** In words. */
  readonly length: readonly number[];
}

export interface OpenIndex {
  readonly sections: readonly IndexedSection[];
  /** The headings in section order, then the phrases. */
  readonly names: Names;
  /** The headings reduced to letters and digits. */
  readonly squeezed: readonly string[];
  readonly headings: TermPositions;
  readonly phrases: TermPositions;
  /** Encoded postings of each term in texts; see `postings.ts`. */
  readonly texts: ReadonlyMap<string, string>;
  /** All terms, sorted. */
  readonly vocabulary: readonly string[];
  /** First character of each syllable; see `homophones.ts`. */
  readonly syllables: string;
}

/** Whether the index has a term, in headings, search phrases or the texts loaded so far. */
export const hasTerm = ({ headings, phrases, texts }: OpenIndex, term: string): boolean =>
  headings.has(term) || phrases.has(term) || texts.has(term);

/** The part that stays when all words are loaded. */
type Headings = Pick<OpenIndex, 'sections' | 'names' | 'squeezed' | 'headings'>;

/** Weight of words in a section's id, which is English even when the heading is Chinese. */
const ID_WEIGHT = 0.85;

const NO_WORDS: IndexWords = { terms: '', postings: '', phrases: '', syllables: '' };

/** Opens an index. Without the words, it has the headings alone, to which `withWords` adds them later. */
export function openIndex(data: IndexHeadings & Partial<IndexWords>): OpenIndex {
  const sections = readHeadings(data.headings, data.groups);
  const squeezed = sections.map(({ heading }) => squeeze(heading));
  const headings = new Map<string, Position[]>();
  const length = sections.map(({ heading, id }, section) => {
    if (squeeze(id) !== squeezed[section]) addName(headings, section, chunksIn(id), ID_WEIGHT);
    return addName(headings, section, chunksIn(heading), 1);
  });
  const names = { section: [...sections.keys()], length };
  const steps = withWords({ sections, names, squeezed, headings }, { ...NO_WORDS, ...data });
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Weight of the words of a phrase with more words than this, such as a message: many stand there by chance. */
const LONG_PHRASE = 8;
const LONG_WEIGHT = 0.7;

const PHRASES_A_STEP = 1000;

/** Adds the words to the headings. Takes as long as many answers, so it yields to let queries run. */
export function* withWords(index: Headings, words: IndexWords): Generator<undefined, OpenIndex> {
  const { sections, headings } = index;
  const section = index.names.section.slice(0, sections.length);
  const length = index.names.length.slice(0, sections.length);
  const phrases = new Map<string, Position[]>();
  for (const [number, phrase] of readPhrases(words.phrases).entries()) {
    if (number % PHRASES_A_STEP === PHRASES_A_STEP - 1) yield;
    const weight = phrase.chunks.length > LONG_PHRASE ? LONG_WEIGHT : 1;
    length.push(addName(phrases, length.length, phrase.chunks, weight));
    section.push(phrase.section);
  }
  const lists = splitPostings(words.postings);
  const texts = new Map(
    words.terms
      .split('\n')
      .filter(Boolean)
      .map((word, number) => [word, lists[number] ?? '']),
  );
  return {
    ...index,
    names: { section, length },
    phrases,
    texts,
    // By code unit. The words arrive sorted this way, so little is left to sort.
    vocabulary: [...new Set([...texts.keys(), ...headings.keys(), ...phrases.keys()])].toSorted(),
    syllables: words.syllables,
  };
}
