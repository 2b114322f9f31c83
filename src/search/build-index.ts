/** Builds the local index of a language. Build side. */

import type { Lang } from '#shared/page.ts';
import { chineseWordsIn } from './chinese-words.ts';
import { STRENGTH_LEVELS, type IndexHeadings, type IndexWords, type Posting } from './index-data.ts';
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
/** Minimum strength of a term that the section defines. */
const DEFINED = 0.75;
/** Above this number of sections, about 1,000 pages, each section keeps only so many terms. */
const MOST_WHOLE_SECTIONS = 7000;
const LARGE_TERMS = 12;
/** A long section keeps more terms than one of average length, by this factor at most. */
const LONGEST_SHARE = 3;
const LONGEST_TERM = 40;

const isIndexed = (term: string) =>
  term.length > 1 && term.length <= LONGEST_TERM && !/^[\d_]+$/.test(term) && !isStopWord(term);

/** The headings, which answer first. */
export function buildHeadings(lang: Lang, sections: readonly SearchSection[]): IndexHeadings {
  const groups = [...new Set(sections.map(({ heading }) => heading.hierarchy.lvl0 ?? ''))];
  return { lang, groups, headings: writeHeadings(sections, groups) };
}

/** All words of the texts; on a large site only the most telling ones, to keep the file small enough to load. */
export function buildWords(lang: Lang, sections: readonly SearchSection[]): IndexWords {
  const texts = sections.map(countText);
  const frequencies = documentFrequencies(texts);
  const lengths = texts.map(({ counts }) => [...counts.values()].reduce((sum, each) => sum + each, 0));
  const average = lengths.reduce((sum, each) => sum + each, 0) / lengths.length;
  const lists = new Map<string, Posting[]>();
  for (const [section, { counts, defined }] of texts.entries()) {
    const length = (lengths[section] ?? 0) / (average || 1);
    const strengthOf = (term: string) => {
      const times = counts.get(term) ?? 0;
      return times / (times + SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length));
    };
    const worthOf = (term: string) => strengthOf(term) * Math.log(1 + sections.length / (frequencies.get(term) ?? 1));
    const mostTelling = () =>
      [...counts.keys()]
        .toSorted((a, b) => worthOf(b) - worthOf(a) || (a < b ? -1 : 1))
        .slice(0, LARGE_TERMS * Math.min(LONGEST_SHARE, length));
    for (const term of sections.length > MOST_WHOLE_SECTIONS ? mostTelling() : counts.keys()) {
      const strength = defined.has(term) ? Math.max(strengthOf(term), DEFINED) : strengthOf(term);
      const level = Math.max(1, Math.round(strength * STRENGTH_LEVELS));
      const list = lists.get(term);
      if (list) list.push({ section, level });
      else lists.set(term, [{ section, level }]);
    }
  }
  const terms = [...lists.keys()].toSorted();
  return {
    terms: terms.join('\n'),
    postings: writePostings(terms.map((term) => lists.get(term) ?? [])),
    phrases: writePhrases(sections.map(namesOf)),
    syllables: lang === 'zh' ? FIRST_OF_SYLLABLES : '',
  };
}

/** The index as the engine has it after loading the words. */
export function buildIndex(lang: Lang, sections: readonly SearchSection[]): IndexHeadings & IndexWords {
  return { ...buildHeadings(lang, sections), ...buildWords(lang, sections) };
}

function documentFrequencies(texts: readonly TextTerms[]): ReadonlyMap<string, number> {
  const frequencies = new Map<string, number>();
  for (const { counts } of texts) {
    for (const term of counts.keys()) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
  }
  return frequencies;
}

interface TextTerms {
  /** Weighted term frequencies. */
  readonly counts: ReadonlyMap<string, number>;
  /** Terms that the section defines. */
  readonly defined: ReadonlySet<string>;
}

function countText({ text, code, defined }: SearchSection): TextTerms {
  const counts = new Map<string, number>();
  count(text, 1, counts);
  count(code, CODE_SHARE, counts);
  count(defined, 1, counts);
  return { counts, defined: new Set(termsOf(defined)) };
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
