/** Splits a query into terms. A term may have parts, such as the words of an identifier. */

import { chineseWordsIn } from './chinese-words.ts';
import { homophonesOf } from './homophones.ts';
import { hasTerm, type OpenIndex } from './open-index.ts';
import { isStopWord } from './stop-words.ts';
import { longWordIn, synonymsOf } from './synonyms.ts';
import { chunksIn, fold, formsOf, isHan, isOperator, pairsOf, squeeze } from './tokenize.ts';

export interface QueryTerm {
  /** As typed, folded. Prefixes and typos are matched by it rather than by the stem. */
  readonly typed: string;
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Query terms that together mean the same: the words of an identifier. */
  readonly parts: readonly QueryTerm[];
  /** Share in the score; low for stop words. */
  readonly weight: number;
  readonly isStop: boolean;
}

/** Weight of a stop word: just enough to break ties. */
const STOP_WEIGHT = 0.2;
/** Weight of a pair across a word boundary: rare, but it only says that two words are adjacent. */
const ACROSS_WEIGHT = 0.08;
/** Weight of a single character left over from a run: the other one of its word may be a typo. */
const LEFTOVER_WEIGHT = 0.18;

/**
 * The parts of a query that vary: the beginning and the mark of a question, and in a pasted message a leading `Error:`,
 * the time in `timed out in 5000ms`, and stack frames.
 */
const VARYING =
  /^\s*(?:Error: +|how (?:to|do i|do you|can i) +)|(?<= )\d+(?=ms\b)|\s+at (?:[^\s(]+ \()?[^\s()]*:\d+:\d+\)?|[?\s]+$/gi;

/** Soft hyphens and other characters without a glyph, which come with a pasted text and would split its words. */
const INVISIBLE = /\p{Cf}/gu;

/** Splits a query into terms, in the order typed; none for a query of separators. */
export function queryTermsOf(query: string, index: OpenIndex): readonly QueryTerm[] {
  const text = query.normalize('NFKC').replace(INVISIBLE, '').replace(VARYING, '');
  // In code, single letters and digits are just examples: `expect(x).toBe(1)`.
  const chunks = chunksIn(text).filter((chunk) => !text.includes('(') || !/^\w$/.test(chunk));
  const isStop = (chunk: string) => termsOfChunk(chunk, false, index).every((queryTerm) => queryTerm.isStop);
  // Also before stop words: `mockReset 怎么用`.
  const lastAt = Math.max(
    0,
    chunks.findLastIndex((chunk) => !isStop(chunk)),
  );
  // A single last letter is not matched as a prefix in a longer query: it begins too many words.
  const isPrefix = text.endsWith(chunks.at(-1) ?? '') && (chunks.length === 1 || (chunks[lastAt]?.length ?? 0) > 1);
  const queryTerms = chunks.flatMap((chunk, at) => termsOfChunk(chunk, isPrefix && at === lastAt, index));
  // A query of stop words only is a search for them.
  return queryTerms.every(({ isStop }) => isStop)
    ? queryTerms.map((queryTerm) => ({ ...queryTerm, weight: 1, isStop: false }))
    : queryTerms;
}

const make = (typed: string, term: string, isLast: boolean, more: Partial<QueryTerm> = {}): QueryTerm => {
  // A digit is in almost any section: `--shard 1/3`.
  const isStop = isStopWord(typed) || isStopWord(term) || /^\d$/.test(typed);
  return { typed, term, isLast, parts: [], isStop, weight: isStop ? STOP_WEIGHT : 1, ...more };
};

/** A plural whose last letter is its ending. */
export const isPlural = ({ typed, term }: QueryTerm): boolean => typed !== term && typed.endsWith('s');

/** Query term for a Chinese character alone, regardless of its words. */
export const characterTerm = (character: string): QueryTerm => make(character, character, false);

function termsOfChunk(chunk: string, isLast: boolean, index: OpenIndex): readonly QueryTerm[] {
  if (isHan(chunk)) return chineseTerms(chunk, isLast, index);
  const { whole, words } = formsOf(chunk);
  // Code has many operators; only those in the index count.
  if (isOperator(chunk) && !hasTerm(index, whole)) return [];
  if (chunk.startsWith('-')) {
    const name = squeeze(chunk);
    const parts = name.length > 1 ? [make(name, formsOf(name).whole, isLast)] : [];
    return [make(fold(whole), whole, isLast, { parts })];
  }
  if (words.length === 0) return [make(fold(chunk), whole, isLast)];
  const parts = words.map((part, at) => make(part, part, isLast && at === words.length - 1 && part.length > 1));
  return [make(whole, whole, isLast, { parts, weight: 1, isStop: false })];
}

/**
 * Query terms of a run of Chinese: long words with synonyms, pairs known to the index, and the remaining characters. A
 * long word is matched as a whole or by its pairs; its characters alone would match other words.
 */
function chineseTerms(run: string, isLast: boolean, index: OpenIndex): readonly QueryTerm[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [make(run, run, isLast)];
  const word = longWordIn(run);
  if (word !== undefined && word !== run) {
    const at = run.indexOf(word);
    const [before, after] = [run.slice(0, at), run.slice(at + word.length)];
    const termsOf = (part: string, isEnd: boolean) => (part === '' ? [] : chineseTerms(part, isLast && isEnd, index));
    return [...termsOf(before, false), ...termsOf(word, after === ''), ...termsOf(after, true)];
  }
  const pairs = pairsOf(run);
  const isWord = pairs.map((pair) => synonymsOf(pair).length > 0 || isStopWord(pair));
  const isKnown = pairs.map((pair, at) => isWord[at] || hasTerm(index, pair) || homophonesOf(pair, index).length > 0);
  /** Each character's word, and the number of that word. */
  const words = chineseWordsIn(run).flatMap((word, number) => Array.from(word, () => ({ word, number })));
  const isAcross = pairs.map((_, at) => {
    const [before, after] = [words[at], words[at + 1]];
    if (before?.number === after?.number || isWord[at]) return false;
    const isAlone = (own: typeof before) => own?.word.length === 1 && !isStopWord(own.word);
    // The segmenter's dictionary lacks the neighboring word: `跳过` and `某个`, not `过某`.
    if (isWord[at - 1] || isWord[at + 1]) return true;
    // Two lone characters that are not stop words form a word that the dictionary lacks.
    return !isAlone(before) || !isAlone(after);
  });
  const known = pairs.flatMap((pair, at) =>
    isKnown[at] ? [make(pair, pair, false, isAcross[at] ? { weight: ACROSS_WEIGHT } : {})] : [],
  );
  if (word !== undefined) return [make(word, word, false, { parts: known })];
  const isInside = (at: number) => isKnown[at] && !isAcross[at];
  const left = characters.filter((_, at) => !isInside(at) && !isInside(at - 1));
  return [...known, ...left.map((character) => make(character, character, false, { weight: LEFTOVER_WEIGHT }))];
}
