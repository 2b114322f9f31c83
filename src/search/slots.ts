/** What a reader typed, as slots: each asks for one thing, in one or several forms. */

import { segmentsOf } from './chinese-words.ts';
import { homophonesOf } from './homophones.ts';
import { hasTerm, type OpenIndex } from './open-index.ts';
import { isStopWord } from './stop-words.ts';
import { longWordIn, synonymsOf } from './synonyms.ts';
import { chunksOf, fold, formsOf, isHan, isOperator, pairsOf, squeeze } from './tokenize.ts';

export interface Slot {
  /** As typed, folded; prefixes and typos are judged by this, not by the stem. */
  readonly typed: string;
  readonly term: string;
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
  /** Slots that together say the same: the words of an identifier. */
  readonly parts: readonly Slot[];
  /** How much this slot is asked for: words of questions hardly. */
  readonly weight: number;
  /** Part of a name: it means itself. */
  readonly isName: boolean;
  /** A word of questions. */
  readonly isStop: boolean;
}

/** A word of a question is asked for by this much: enough to tell two equals apart. */
const STOP_WEIGHT = 0.2;
/** The end of a word and the beginning of the next: as rare as it is, it says only that the two stand together. */
const ACROSS_WEIGHT = 0.05;
/** A single character that is left of a run: the other one of its word may be a typo. */
const CHARACTER_WEIGHT = 0.18;
/** Unless it is a word of its own, which has others for it. */
const WORD_WEIGHT = 0.7;

export function slotsOf(query: string, index: OpenIndex): readonly Slot[] {
  const text = query.normalize('NFKC');
  // In code a letter or digit alone is only an example: `expect(x).toBe(1)`.
  const chunks = chunksOf(text).filter((chunk) => !text.includes('(') || !/^\w$/.test(chunk.text));
  const last = text.endsWith(chunks.at(-1)?.text ?? '') ? chunks.at(-1) : undefined;
  // One letter more begins too much to change what is asked for.
  const isTyped = chunks.length === 1 || last?.text.length !== 1;
  const slots = chunks.flatMap((chunk) => slotsOfChunk(chunk.text, isTyped && chunk === last, index));
  // A query of such words only asks for them.
  return slots.every(({ isStop }) => isStop) ? slots.map((slot) => ({ ...slot, weight: 1, isStop: false })) : slots;
}

const make = (typed: string, term: string, isLast: boolean, more: Partial<Slot> = {}): Slot => {
  const isStop = isStopWord(typed) || isStopWord(term);
  return { typed, term, isLast, parts: [], isName: false, isStop, weight: isStop ? STOP_WEIGHT : 1, ...more };
};

/** A plural, whose last letter is its ending. */
export const isPlural = ({ typed, term }: Slot): boolean => typed !== term && typed.endsWith('s');

/** A Chinese character for itself, whatever words it is in. */
export const characterSlot = (character: string): Slot =>
  make(character, character, false, { isName: true, isStop: false, weight: 1 });

function slotsOfChunk(chunk: string, isLast: boolean, index: OpenIndex): readonly Slot[] {
  if (isHan(chunk)) return chineseSlots(chunk, isLast, index);
  const { whole, words } = formsOf(chunk);
  // Code that is asked for has many; only those that somebody asks by say something.
  if (isOperator(chunk) && !hasTerm(index, whole)) return [];
  if (chunk.startsWith('-')) {
    const name = squeeze(chunk);
    const parts = name.length > 1 ? [make(name, formsOf(name).whole, isLast, { isName: true })] : [];
    return [make(fold(whole), whole, isLast, { parts, isName: true })];
  }
  if (words.length === 0) return [make(fold(chunk), whole, isLast)];
  const parts = words.map((part, at) =>
    make(part, part, isLast && at === words.length - 1 && part.length > 1, { isName: true }),
  );
  return [make(whole, whole, isLast, { parts, isName: true, weight: 1, isStop: false })];
}

/**
 * A run of Chinese: the longer words that have synonyms, the pairs that the pages know, and the characters that stand
 * in none of these.
 */
function chineseSlots(run: string, isLast: boolean, index: OpenIndex): readonly Slot[] {
  const characters = Array.from(run);
  if (characters.length === 1) return [make(run, run, isLast)];
  const word = longWordIn(run);
  if (word !== undefined && word !== run) {
    const [before = '', after = ''] = run.split(word, 2);
    return [before, word, after].filter(Boolean).flatMap((part) => chineseSlots(part, isLast && part === after, index));
  }
  const pairs = pairsOf(run);
  const isWord = pairs.map((pair) => synonymsOf(pair).length > 0 || isStopWord(pair));
  const isThere = pairs.map((pair, at) => isWord[at] || hasTerm(index, pair));
  const isKnown = pairs.map((pair, at) => isThere[at] || homophonesOf(pair, index).length > 0);
  /** For each character the number of its word, and its word. */
  const words = segmentsOf(run).flatMap((word, number) => Array.from(word, () => ({ word, number })));
  const isAcross = pairs.map((_, at) => {
    const [before, after] = [words[at], words[at + 1]];
    if (before?.number === after?.number || isWord[at]) return false;
    const isAlone = (own: typeof before) => own?.word.length === 1 && !isStopWord(own.word);
    // A wrong character may end a longer word: `覆盖` and `律`.
    if (!isThere[at] && isAlone(after) && before && !isStopWord(before.word)) return false;
    // The dictionary does not know the word that one of them belongs to: `跳过` and `某个`, not `过某`.
    if (isWord[at - 1] || isWord[at + 1]) return true;
    // Two characters that stand alone, and are no joints of a sentence, are a word that no dictionary has.
    return !isAlone(before) || !isAlone(after);
  });
  const known = pairs.flatMap((pair, at) =>
    isKnown[at] ? [make(pair, pair, false, isAcross[at] ? { weight: ACROSS_WEIGHT } : {})] : [],
  );
  const isInside = (at: number) => isKnown[at] && !isAcross[at];
  const left = characters.filter((_, at) => !isInside(at) && !isInside(at - 1));
  const single = left.map((character) => {
    const weight = synonymsOf(character).length > 0 ? WORD_WEIGHT : CHARACTER_WEIGHT;
    return make(character, character, false, { weight });
  });
  const slots = [...known, ...single];
  return word === undefined ? slots : [make(word, word, false, { parts: slots })];
}
