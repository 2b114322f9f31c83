/** The error messages of the package, read from its code, and those that no page explains. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import glob from 'fast-glob';
import { parseAst } from 'vite';
import { problem, type Problem } from '#node/content/problem.ts';
import { patternOfParts } from '../pattern.ts';
import { NOT_EXPLAINED } from './not-explained.ts';

/** Stands for a value in a message, as pages write it. */
const GAP = '…';

/** A message with fewer letters of its own says too little to look for. A single word is the name or code of an error. */
const FEWEST_LETTERS = 12;

/** A text with fewer words is a name in code, perhaps with its value, which messages of other errors have too. */
const FEWEST_WORDS = 3;

/** Files of 0.12.0 with the code of other packages alone, which only Rstest calls: source maps, file search, RPC. */
const OTHERS = /(^|\/)(browser-runtime-vendor|chokidar|install-pkg|magic-string\.es|h8|u|zb)~|@babel|@clack/;

/** Calls whose arguments are messages: `new TypeError(…)`, `logger.error(…)`, `color.red(…)`. */
const CALLED = /(^|\.)\w*Error$|logger\.(error|warn|stderr)$|color\.red$/i;

/** Names of variables and properties that hold messages: `errorMessage`. */
const NAMED = /message$/i;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** `a.b` for the callee of a call. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node['name']);
  return node.type === 'MemberExpression' ? `${nameOf(node['object'])}.${nameOf(node['property'])}` : '';
}

/** The text of an expression, with gaps for its values. */
function textOf(node: unknown): string {
  if (!isNode(node)) return GAP;
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : GAP;
  if (node.type === 'TemplateLiteral') {
    const quasis = node['quasis'] as readonly { readonly value: { readonly cooked: string } }[];
    const values = node['expressions'] as readonly unknown[];
    return quasis
      .map(({ value }, index) => value.cooked + (index < values.length ? textOf(values[index]) : ''))
      .join('');
  }
  if (node.type === 'BinaryExpression' && node['operator'] === '+') return textOf(node['left']) + textOf(node['right']);
  const [only, ...others] = node.type === 'CallExpression' ? (node['arguments'] as readonly unknown[]) : [];
  const lines = linesOf(node);
  if (lines !== undefined) return lines.map(textOf).join(' ');
  return only !== undefined && others.length === 0 && nameOf(node['callee']).includes('color') ? textOf(only) : GAP;
}

/** The elements of `[…].join(…)`. */
function linesOf(node: Node): readonly unknown[] | undefined {
  const callee = node['callee'];
  if (!isNode(callee) || callee.type !== 'MemberExpression' || nameOf(callee) !== '.join') return undefined;
  const list = callee['object'];
  return isNode(list) && list.type === 'ArrayExpression' ? (list['elements'] as readonly unknown[]) : undefined;
}

/** The expressions that a node prints, throws, or calls a message: `const message = …`, `{ message: … }`. */
function printedBy(node: Node): readonly unknown[] {
  if (node.type === 'NewExpression' || node.type === 'CallExpression') {
    return CALLED.test(nameOf(node['callee'])) ? (node['arguments'] as readonly unknown[]) : [];
  }
  if (node.type === 'VariableDeclarator') return NAMED.test(nameOf(node['id'])) ? [node['init']] : [];
  if (node.type === 'Property') return NAMED.test(nameOf(node['key'])) ? [node['value']] : [];
  return node.type === 'ThrowStatement' ? [node['argument']] : [];
}

function* messagesIn(value: unknown): Generator<string> {
  if (Array.isArray(value)) for (const each of value) yield* messagesIn(each);
  if (!isNode(value)) return;
  for (const each of printedBy(value)) yield* choicesOf(each).map(textOf);
  for (const each of Object.values(value)) yield* messagesIn(each);
}

/** Both texts of `a ? 'b' : 'c'`. */
function choicesOf(node: unknown): readonly unknown[] {
  if (!isNode(node) || node.type !== 'ConditionalExpression') return [node];
  return [...choicesOf(node['consequent']), ...choicesOf(node['alternate'])];
}

function plain(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:… ?)*…/g, GAP)
    .trim();
}

function lettersOf(text: string): number {
  return text.replaceAll(/[^a-z]/gi, '').length;
}

/** The messages in the code of a file, with `…` for values. */
export function messagesOfCode(code: string): readonly string[] {
  const messages = [...messagesIn(parseAst(code))].map(plain);
  return [...new Set(messages)].filter((message) => lettersOf(message) >= FEWEST_LETTERS && message.includes(' '));
}

/** The messages of the installed package, sorted. @param root the folder of the project */
export function packageMessages(root: string): readonly string[] {
  const folder = join(root, 'node_modules/@rstest/core/dist');
  const files = glob.sync('**/*.{js,mjs}', { cwd: folder }).filter((file) => !OTHERS.test(file));
  const messages = files.flatMap((file) => messagesOfCode(readFileSync(join(folder, file), 'utf8')));
  return [...new Set(messages)].toSorted();
}

/** Finds a text in others, with anything in its gaps. */
function finder(text: string): (other: string) => boolean {
  const parts = text.split(GAP);
  const longest = parts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  const pattern = new RegExp(patternOfParts(parts, '.*'));
  // Most texts lack the longest part, which is found much faster than the pattern.
  return (other) => other.includes(longest) && (parts.length === 1 || pattern.test(other));
}

/** True for the words of a message, with or without gaps; a single name in code explains no message. */
function isWording(text: string): boolean {
  return lettersOf(text) >= FEWEST_LETTERS && text.split(' ').length >= FEWEST_WORDS;
}

/**
 * The messages that no page shows: neither with values, nor shortened to some of its words with gaps.
 * @param shown texts of the code of the pages, in a line and in blocks
 */
export function unexplained(messages: readonly string[], shown: readonly string[]): readonly string[] {
  const texts = [...new Set(shown.map(plain))];
  const isShortened = texts.filter(isWording).map(finder);
  return messages.filter((message) => !isShortened.some((isIn) => isIn(message)) && !texts.some(finder(message)));
}

/** Messages that are neither explained nor excused, and excuses that are not needed. */
export function checkMessages(messages: readonly string[], shown: readonly string[]): readonly Problem[] {
  const lacking = unexplained(messages, shown);
  const excused = NOT_EXPLAINED.flatMap(({ messages: beginnings }) => beginnings);
  const where = { file: 'scripts/docs/reference/not-explained.ts' };
  return [
    ...lacking
      .filter((message) => !excused.some((beginning) => message.startsWith(beginning)))
      .map((message) => problem(where, `no page explains "${message}"; explain it, or give the reason here`)),
    ...excused
      .filter((beginning) => !lacking.some((message) => message.startsWith(beginning)))
      .map((beginning) =>
        problem(where, `a page explains "${beginning}", or Rstest lacks it; remove it from the list`),
      ),
  ];
}
