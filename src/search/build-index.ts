/** Builds the local index of a language. Build side. */

import type { Lang } from '#shared/page.ts';
import { chineseWordsIn } from './chinese-words.ts';
import { STRENGTH_LEVELS, type IndexData, type IndexWords, type Posting } from './index-data.ts';
import { writeHeadings } from './headings.ts';
import { writePostings } from './postings.ts';
import { writePhrases } from './phrases.ts';
import type { SearchSection } from './record.ts';
import { isStopWord } from './stop-words.ts';
import { FIRST_OF_SYLLABLES } from './syllables.ts';
import { chunksIn, isHan, isOperator, pairsOf, termsOf } from './tokenize.ts';

/** BM25: saturation of repeated words, and length normalization. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.5;
/** Weight of a word in code, relative to a word in a sentence. */
const CODE_SHARE = 0.25;
/** The first index has no separate phrases: their words count as text, with this weight. */
const PHRASE_SHARE = 3;
/** Minimum strength of a term that the section defines. */
const DEFINED = 0.75;
/** Fewest sections for a term of the first index: a word in a single section is mostly a name from an example. */
const LEAST_SECTIONS = 2;
/**
 * Number of terms that the first index keeps for a section of average length: those that tell most about the section.
 * With the headings, the engine and the dialog they fit into 28 KiB; all other words are loaded later.
 */
const FIRST_TERMS: Readonly<Record<Lang, number>> = { en: 3.4, zh: 2.3 };
/** Above this number of sections, about 1,000 pages, the whole index keeps only so many terms per section too. */
const MOST_WHOLE_SECTIONS = 7000;
const LARGE_TERMS = 12;
/** A long section keeps more terms than one of average length, by this factor at most. */
const LONGEST_SHARE = 3;
const LONGEST_TERM = 40;

const isIndexed = (term: string) =>
  term.length > 1 && term.length <= LONGEST_TERM && !/^[\d_]+$/.test(term) && !isStopWord(term);

/** @param termsASection most terms kept per section of average length; `Infinity` keeps all */
function buildIndex(lang: Lang, sections: readonly SearchSection[], termsASection: number): IndexData {
  const isWhole = termsASection === Infinity;
  const groups = [...new Set(sections.map(({ heading }) => heading.hierarchy.lvl0 ?? ''))];
  const texts = sections.map(countText);
  const counts = texts.map((text, at) => (isWhole ? text.counts : withPhraseWords(text.counts, sections[at]?.phrases)));
  const frequencies = documentFrequencies(counts);
  const frequencyOf = (term: string) => frequencies.get(term) ?? 0;
  const lists = new Map<string, Posting[]>();

  const lengths = counts.map((count) => [...count.values()].reduce((sum, each) => sum + each, 0));
  const average = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  for (const number of sections.keys()) {
    const count: Counts = counts[number] ?? new Map();
    const length = (lengths[number] ?? 0) / (average || 1);
    const isDefined = (term: string) => texts[number]?.defined.has(term) ?? false;
    const strengthOf = (term: string) => {
      const times = count.get(term) ?? 0;
      return times / (times + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
    };
    const worthOf = (term: string) => strengthOf(term) * Math.log(1 + sections.length / frequencyOf(term));
    const mostTelling = () =>
      [...count.keys()]
        .filter((term) => frequencyOf(term) >= LEAST_SECTIONS)
        .toSorted((a, b) => worthOf(b) - worthOf(a) || (a < b ? -1 : 1))
        .slice(0, termsASection * Math.min(LONGEST_SHARE, length));
    for (const term of isWhole ? count.keys() : mostTelling()) {
      const strength = isDefined(term) ? Math.max(strengthOf(term), DEFINED) : strengthOf(term);
      const level = Math.max(1, Math.round(strength * STRENGTH_LEVELS));
      const list = lists.get(term);
      if (list) list.push({ section: number, level });
      else lists.set(term, [{ section: number, level }]);
    }
  }
  const terms = [...lists.keys()].toSorted();
  return {
    lang,
    groups,
    headings: writeHeadings(sections, groups),
    terms: terms.join('\n'),
    postings: writePostings(terms.map((term) => lists.get(term) ?? [])),
    phrases: isWhole ? writePhrases(sections.map(namesOf)) : '',
    syllables: isWhole && lang === 'zh' ? FIRST_OF_SYLLABLES : '',
  };
}

function documentFrequencies(counts: readonly Counts[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const count of counts) for (const term of count.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  return frequencies;
}

type Counts = ReadonlyMap<string, number>;

interface TextTerms {
  /** Weighted term frequencies. */
  readonly counts: Counts;
  /** Terms that the section defines. */
  readonly defined: ReadonlySet<string>;
}

/** Cache: both indexes count the words of the same texts, which takes most of their time. */
const counted = new WeakMap<SearchSection, TextTerms>();

function countText(section: SearchSection): TextTerms {
  const known = counted.get(section);
  if (known) return known;
  const counts = new Map<string, number>();
  count(section.text, 1, counts);
  count(section.code, CODE_SHARE, counts);
  count(section.defined, 1, counts);
  const terms = { counts, defined: new Set(termsOf(section.defined)) };
  counted.set(section, terms);
  return terms;
}

function withPhraseWords(text: Counts, phrases: readonly string[] = []): Counts {
  if (phrases.length === 0) return text;
  const counts = new Map(text);
  count(phrases.join(' '), PHRASE_SHARE, counts);
  return counts;
}

function count(text: string, weight: number, counts: Map<string, number>): void {
  for (const chunk of chunksIn(text)) {
    for (const term of indexedTermsOf(chunk)) counts.set(term, (counts.get(term) ?? 0) + weight);
  }
}

/** The terms of a chunk. Of Chinese only pairs within words: pairs across words are as many, but rarely searched. */
function indexedTermsOf(chunk: string): readonly string[] {
  if (isHan(chunk)) return chineseWordsIn(chunk).flatMap(pairsOf).filter(isIndexed);
  return isOperator(chunk) ? [] : termsOf(chunk).filter(isIndexed);
}

/** Lines that define flags begin with one and hold little else: `-t, --name <pattern>`, `CLI: --bail [number]`. */
const FLAG_FIRST = /^(?:[^\s:：]+[:：] ?)?-/;
const FLAG_SHARE = 1 / 3;

/** The names of a section besides its heading: its author's search phrases and the flags that it defines. */
export function namesOf({ phrases, defined }: SearchSection): readonly string[] {
  const flags = defined.split('\n').flatMap((line) => {
    const chunks = chunksIn(line);
    const own = chunks.filter((chunk) => chunk.startsWith('-'));
    // Other lines only mention flags, as error messages do.
    return FLAG_FIRST.test(line) && own.length >= chunks.length * FLAG_SHARE ? own : [];
  });
  return [...new Set([...phrases, ...flags])];
}

/** The small index for the first answer. */
export const buildFirstIndex = (lang: Lang, sections: readonly SearchSection[]): IndexData =>
  buildIndex(lang, sections, FIRST_TERMS[lang]);

/** All words of the texts; on a large site only the most telling ones, to keep the file small enough to load. */
export function buildWholeWords(lang: Lang, sections: readonly SearchSection[]): IndexWords {
  const { terms, postings, phrases, syllables } = buildWholeIndex(lang, sections);
  return { terms, postings, phrases, syllables };
}

/** The index with all words, as the engine has it after loading them. */
export const buildWholeIndex = (lang: Lang, sections: readonly SearchSection[]): IndexData =>
  buildIndex(lang, sections, sections.length > MOST_WHOLE_SECTIONS ? LARGE_TERMS : Infinity);
