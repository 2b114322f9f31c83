import { GAP, type Passage } from './prose.ts';

/** So many shared words in a row are a copied sentence, not a common phrase. */
const ENGLISH_WORDS = 8;
/** So many Chinese characters say about as much. */
const CHINESE_CHARACTERS = 12;

const HAN = /\p{Script=Han}/u;
const WORD = /\p{Script=Han}|[\p{L}\p{N}][\p{L}\p{N}'’.-]*|\u{FFFC}/gu;

/** The words of a text in lower case; each Chinese character is a word. */
function wordsOf(text: string): readonly string[] {
  return [...text.toLowerCase().matchAll(WORD)].map(([word]) => word.replace(/[.'’-]+$/, '').replaceAll('’', "'"));
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/**
 * For each word, the shortest sequence from there that is long enough to count: eight words, twelve Chinese characters
 * or a mix of as much weight. None spans code.
 */
function sequences(words: readonly string[]): readonly Run[] {
  return words.flatMap((_, from): Run[] => {
    let weight = 0;
    for (let to = from; to < words.length; to++) {
      const word = words[to] ?? '';
      if (word === GAP) return [];
      weight += HAN.test(word) ? 1 / CHINESE_CHARACTERS : 1 / ENGLISH_WORDS;
      // Rounding can leave a sum of fractions just below 1.
      if (weight > 1 - 1e-9) return [{ from, to: to + 1 }];
    }
    return [];
  });
}

const key = (words: readonly string[], { from, to }: Run) => words.slice(from, to).join(' ');

/** Keys of all sequences of other texts that count. */
export function sequencesOf(passages: readonly Passage[]): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const { text } of passages) {
    const words = wordsOf(text);
    for (const run of sequences(words)) keys.add(key(words, run));
  }
  return keys;
}

/** A longest sequence of words that a passage shares with other texts. */
export interface SharedWords {
  readonly line: number;
  readonly words: string;
}

/** The longest sequences of words that passages share with other texts. */
export function sharedWords(passages: readonly Passage[], others: ReadonlySet<string>): readonly SharedWords[] {
  return passages.flatMap(({ text, line }) => {
    const words = wordsOf(text);
    const joined: { from: number; to: number }[] = [];
    for (const run of sequences(words)) {
      if (!others.has(key(words, run))) continue;
      const last = joined.at(-1);
      if (last && run.from <= last.to) last.to = run.to;
      else joined.push({ ...run });
    }
    return joined.map((run) => ({
      line,
      words: key(words, run).replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, ''),
    }));
  });
}
