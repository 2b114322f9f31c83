/** Text to terms: the same for what is written on the pages and for what a reader types. */

import { stem } from './stem.ts';

/** Compatibility forms and case do not count: a full-width `ＲＳ` is `rs`. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Only letters and digits are left: `setup files`, `setup-files` and `setupFiles` become one. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A flag, what an alias begins with, an operator, a word or an identifier with its dots and dashes, or a run of Chinese. */
const CHUNK =
  /[<>=!%#&|]{2,}|(?<![\p{L}\p{N}])--?[a-z][\w-]*(?:\.\w+)*|[@~](?![\w$])\/?|(?:(?!\p{Script=Han})[\p{L}\p{N}_$])+(?:[.-](?:(?!\p{Script=Han})[\p{L}\p{N}_$])+)*|\p{Script=Han}+/giu;

export interface Chunk {
  /** As it is written, folded in width but not in case. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The chunks of a text, with their places in its NFKC form. */
export function chunksOf(text: string): readonly Chunk[] {
  return [...text.matchAll(CHUNK)].map(({ 0: chunk, index }) => ({
    text: chunk,
    start: index,
    end: index + chunk.length,
  }));
}

/** The chunks of a text as they are written, folded in width. */
export const chunksIn = (text: string): readonly string[] => text.normalize('NFKC').match(CHUNK) ?? [];

/** `>=`, `===`, `%#`: asked for as it is, and no word of a text. */
export const isOperator = (chunk: string): boolean => /^[<>=!%#&|]/.test(chunk);

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Words of an identifier: at dots, dashes, underscores and where the case changes. */
function wordsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);
}

export interface Forms {
  /** The chunk as one: `rsmock`, `--bail`, a stem. */
  readonly whole: string;
  /** Members that are names of their own: `unstubAllGlobals` of `rs.unstubAllGlobals`. */
  readonly names: readonly string[];
  /** The name without its first words, down to two: `inlinesnapshot` of `toMatchInlineSnapshot`. */
  readonly ends: readonly string[];
  /** Stems of the words that it is made of; empty for a plain word. */
  readonly words: readonly string[];
}

/** The same words stand everywhere, and taking them apart is most of the work. */
const known = new Map<string, Forms>();

/** The terms of a chunk that is not Chinese. */
export function formsOf(chunk: string): Forms {
  const before = known.get(chunk);
  if (before) return before;
  const forms = takeApart(chunk);
  known.set(chunk, forms);
  return forms;
}

/** A word in lower case, as most are, is not taken apart. */
const PLAIN = /^[a-z\d]+$/;

function takeApart(chunk: string): Forms {
  if (PLAIN.test(chunk)) return { whole: stem(chunk), names: [], ends: [], words: [] };
  const words = wordsOf(chunk);
  const stems = words.map(stem);
  if (chunk.startsWith('-')) {
    const name = words.join('');
    // A single letter says nothing without its dash.
    if (name.length === 1) return { whole: `-${name}`, names: [], ends: [], words: [] };
    return { whole: `--${name}`, names: words.length > 1 ? [name] : [], ends: [], words: stems };
  }
  // A sign alone: `@` is asked for as it stands before a path.
  if (words.length === 0) return { whole: isOperator(chunk) ? chunk : `${chunk[0]}/`, names: [], ends: [], words: [] };
  if (words.length < 2) return { whole: stems[0] ?? '', names: [], ends: [], words: [] };
  const ends = words.slice(1, -1).map((_, at) => words.slice(at + 1).join(''));
  const members = chunk.includes('.') ? chunk.split('.').filter((member) => wordsOf(member).length > 1) : [];
  return { whole: words.join(''), names: members.map(squeeze), ends, words: stems };
}

/** Every two characters that stand side by side; a single one for itself. */
export function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** All terms of a text, in order, repeats included. */
export function termsOf(text: string): readonly string[] {
  return chunksIn(text).flatMap((chunk) => {
    if (isHan(chunk)) return pairsOf(chunk);
    const { whole, names, words } = formsOf(chunk);
    return [whole, ...names, ...words];
  });
}
