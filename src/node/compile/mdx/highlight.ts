/** Highlights code: maps Prism's many token types to the few classes that the theme colours. */

import type { Element, ElementContent } from 'hast';
import { tokenize, type PrismToken } from '../../content/prism.ts';

/** Class by token type: one letter, since a page has thousands. Other types stay plain text. */
const CLASSES: Readonly<Record<string, string>> = {
  atrule: 'k',
  'attr-name': 'p',
  'attr-value': 's',
  boolean: 'n',
  builtin: 'f',
  'class-name': 't',
  comment: 'c',
  constant: 'n',
  'deleted-sign': 'd',
  doctype: 'c',
  function: 'f',
  'function-variable': 'f',
  'inserted-sign': 'i',
  coord: 'c',
  important: 'k',
  key: 'p',
  keyword: 'k',
  'literal-property': 'p',
  number: 'n',
  parameter: 'v',
  property: 'p',
  regex: 's',
  selector: 't',
  string: 's',
  tag: 't',
  'template-string': 's',
  url: 's',
  variable: 'v',
};

interface Piece {
  readonly text: string;
  readonly className: string | undefined;
}

function classOf(token: PrismToken): string | undefined {
  const types = [token.type, ...[token.alias ?? []].flat()];
  return types.map((type) => CLASSES[type]).find((name) => name !== undefined);
}

/** Flattens the tokens; an inner token's class overrides its parent's. */
function flatten(tokens: readonly (string | PrismToken)[], outer: string | undefined): readonly Piece[] {
  return tokens.flatMap((token) => {
    if (typeof token === 'string') return [{ text: token, className: outer }];
    const className = classOf(token) ?? (token.type === 'interpolation' ? undefined : outer);
    const { content } = token;
    return flatten(Array.isArray(content) ? content : [content], className);
  });
}

/** Splits the pieces at line ends and joins neighbours of the same class. */
function toLines(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  const lines: Piece[][] = [[]];
  for (const { text, className } of pieces) {
    text.split('\n').forEach((part, index) => {
      if (index > 0) lines.push([]);
      const line = lines.at(-1) as Piece[];
      const last = line.at(-1);
      if (part === '') return;
      if (last && last.className === className) line[line.length - 1] = { text: last.text + part, className };
      else line.push({ text: part, className });
    });
  }
  return lines;
}

function toHast({ text, className }: Piece): ElementContent {
  const value = { type: 'text', value: text } as const;
  if (!className) return value;
  return { type: 'element', tagName: 'span', properties: { className: [className] }, children: [value] };
}

/**
 * Highlights code.
 * @returns hast nodes per line, without line ends
 */
export function highlightLines(code: string, language: string): readonly (readonly ElementContent[])[] {
  return toLines(flatten(tokenize(code, language), undefined)).map((line) => line.map(toHast));
}

/** A line as a span, for highlighting and line numbers. */
export function lineElement(children: readonly ElementContent[], classNames: readonly string[]): Element {
  return { type: 'element', tagName: 'span', properties: { className: [...classNames] }, children: [...children] };
}
