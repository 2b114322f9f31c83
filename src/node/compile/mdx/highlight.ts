/** Colors code and the output of terminals: maps tokens and SGR codes to the few classes that the theme colors. */

import type { ElementContent } from 'hast';
import { tokenize, type PrismToken } from '../../content/prism.ts';
import { readAnsi } from '../../content/ansi.ts';
import { h, text as textNode } from './hast.ts';
import type { NameLink } from './find-names.ts';

/** Token types by class: one letter, since a page has thousands. Other types stay plain text. */
const TYPES: Readonly<Record<string, readonly string[]>> = {
  c: ['comment', 'coord', 'doctype'],
  d: ['deleted-sign'],
  f: ['builtin', 'function', 'function-variable'],
  i: ['inserted-sign'],
  k: ['atrule', 'important', 'keyword'],
  n: ['boolean', 'constant', 'number'],
  p: ['attr-name', 'key', 'literal-property', 'property'],
  s: ['attr-value', 'regex', 'string', 'template-string', 'url'],
  t: ['class-name', 'selector', 'tag'],
  v: ['parameter', 'variable'],
};
const CLASS_OF_TYPE = byItem(TYPES);

/** Codes of colored output by class. Black, white and bold have none: on the page they look like other text. */
const CODES: Readonly<Record<string, readonly number[]>> = {
  c: [2, 90],
  d: [41],
  f: [34, 94],
  i: [42],
  k: [35, 95],
  p: [36, 96],
  r: [31, 91],
  s: [32, 92],
  t: [33, 93],
};
const CLASS_OF_CODE = byItem(CODES);

function byItem<Item>(lists: Readonly<Record<string, readonly Item[]>>): ReadonlyMap<Item, string> {
  return new Map(Object.entries(lists).flatMap(([name, items]) => items.map((item) => [item, name] as const)));
}

interface Piece {
  text: string;
  readonly className: string | undefined;
  readonly link?: NameLink | undefined;
}

function classOf(token: PrismToken): string | undefined {
  const types = [token.type, ...[token.alias ?? []].flat()];
  return types.map((type) => CLASS_OF_TYPE.get(type)).find((name) => name !== undefined);
}

/** Flattens the tokens; an inner token's class overrides its parent's. */
function flatten(tokens: readonly (string | PrismToken)[], outer?: string): readonly Piece[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [{ text: token, className: outer }];
    const className = classOf(token) ?? (token.type === 'interpolation' ? undefined : outer);
    const { content } = token;
    return flatten(Array.isArray(content) ? content : [content], className);
  });
}

/** Cuts the pieces at line ends and where names begin and end; adjacent ones of the same class and link are joined. */
function toLines(pieces: readonly Piece[], names: readonly NameLink[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  let offset = 0;
  for (const { text, className } of pieces) {
    for (const letter of text.split('')) {
      const link = names.find(({ start, end }) => start <= offset && offset < end);
      const last = lines.at(-1)?.at(-1);
      offset++;
      if (letter === '\n') lines.push([]);
      else if (last && last.className === className && last.link === link) last.text += letter;
      else lines.at(-1)?.push({ text: letter, className, link });
    }
  }
  return lines;
}

function toHast({ text, className, link }: Piece): ElementContent {
  const children = [textNode(text)];
  const properties = className ? { className: [className] } : {};
  if (link) return h('a', { ...properties, href: link.href, ...(link.isRepeated && { tabIndex: -1 }) }, children);
  return className ? h('span', properties, children) : textNode(text);
}

/** Highlights code and links its names. Returns hast nodes per line, without line ends. */
export function highlightLines(code: string, language: string, names: readonly NameLink[]) {
  return toLines(flatten(tokenize(code, language)), names).map((line) => line.map(toHast));
}

/** Renders output with escape sequences. Returns hast nodes per line, without line ends, as `highlightLines` does. */
export function terminalLines(output: string): readonly (readonly ElementContent[])[] {
  return readAnsi(output).map((pieces) =>
    pieces.map(({ text, codes }) => {
      const className = [...new Set(codes.flatMap((code) => CLASS_OF_CODE.get(code) ?? []))];
      const isPlain = className.length === 0 || text.trim() === '';
      return isPlain ? textNode(text) : h('span', { className }, [textNode(text)]);
    }),
  );
}
