/** Tokenizer, for page texts and queries alike. */

import { stem } from './stem.ts';

/** Normalizes compatibility forms and case: full-width `ＲＳ` is `rs`. */
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Keeps only letters and digits: `setup files`, `setup-files` and `setupFiles` are equal. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A piece of text from which terms are made: operator, flag, start of an alias (`@/`), identifier, run of Chinese. */
export const CHUNK =
  /[<>=!%#&|]{2,}|(?<![\p{L}\p{N}])--?[a-z][\w-]*(?:\.\w+)*|[@~](?![\w$])\/?|(?:(?!\p{Script=Han})[\p{L}\p{N}_$])+(?:[.-](?:(?!\p{Script=Han})[\p{L}\p{N}_$])+)*|\p{Script=Han}+/giu;

/** The chunks of a text after NFKC normalization. */
export const chunksIn = (text: string): readonly string[] => text.normalize('NFKC').match(CHUNK) ?? [];

/** `>=`, `===`, `%#`: matched as they are, in names only. */
export const isOperator = (chunk: string): boolean => /^[<>=!%#&|]/.test(chunk);

export const isHan = (text: string): boolean => /^\p{Script=Han}/u.test(text);

/** Splits an identifier at dots, dashes, underscores and case changes. */
function wordsOf(identifier: string): readonly string[] {
  return identifier
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(fold);
}

export interface Forms {
  /** The whole chunk: `rsmock`, `--bail`, a stem. */
  readonly whole: string;
  /** The name without its first words, down to two: `inlinesnapshot` of `toMatchInlineSnapshot`. */
  readonly ends: readonly string[];
  /** Stems of its words; empty for a plain word. */
  readonly words: readonly string[];
}

/** Cache: the same words recur everywhere, and splitting them is most of the work. */
const known = new Map<string, Forms>();

/** The terms of a chunk that is not Chinese. */
export function formsOf(chunk: string): Forms {
  const before = known.get(chunk);
  if (before) return before;
  const forms = takeApart(chunk);
  known.set(chunk, forms);
  return forms;
}

/** Lower-case words, the most common kind, need no splitting. */
const PLAIN = /^[a-z\d]+$/;

function takeApart(chunk: string): Forms {
  const alone = (whole: string): Forms => ({ whole, ends: [], words: [] });
  if (PLAIN.test(chunk)) return alone(stem(chunk));
  const words = wordsOf(chunk);
  const stems = words.map(stem);
  if (chunk.startsWith('-')) {
    const name = words.join('');
    // A single letter means nothing without its dash.
    if (name.length === 1) return alone(`-${name}`);
    return { whole: `--${name}`, ends: words.length > 1 ? [name] : [], words: stems };
  }
  // The start of an alias: `@` is searched as it stands before a path.
  if (words.length === 0) return alone(isOperator(chunk) ? chunk : `${chunk[0]}/`);
  if (words.length < 2) return alone(stems[0] ?? '');
  const ends = words.slice(1, -1).map((_, at) => words.slice(at + 1).join(''));
  return { whole: words.join(''), ends, words: stems };
}

/** Every two adjacent characters; a single character alone. */
export function pairsOf(run: string): readonly string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** All terms of a text, in order, with repeats. */
export function termsOf(text: string): readonly string[] {
  return chunksIn(text).flatMap((chunk) => {
    if (isHan(chunk)) return pairsOf(chunk);
    const { whole, ends, words } = formsOf(chunk);
    return [whole, ...ends, ...words];
  });
}
