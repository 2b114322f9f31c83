/** Draws the output of a run with a number beside each of its parts, for both themes. */

import { terminalLines } from '#node/compile/mdx/highlight.ts';
import { escapeHtml } from '#node/output/page-html.ts';
import type { TokenColor } from '#node/output/token-colors.ts';

/** A part of the output: from the first line that matches first to the last line that matches last. */
export type RunPart = readonly [first: RegExp, last: RegExp];

/** Tokens of the classes of terminal text: as text, and as ground behind it if it has one. */
const CLASSES: Readonly<Record<string, readonly [ink: string, ground?: string]>> = {
  c: ['code-comment'],
  r: ['alarm'],
  s: ['code-string'],
  t: ['code-type'],
  k: ['code-keyword'],
  p: ['code-property'],
  d: ['alarm', 'alarm-soft'],
};

/** In pixels: height of a line, width of a character of this font size, space around, and space for the numbers. */
const LINE = 18;
const CHARACTER = 7.8;
const FONT_SIZE = 13;
const PADDING = 14;
const GUTTER = 30;

const xOf = (column: number) => Number((PADDING + GUTTER + column * CHARACTER).toFixed(1));
const baselineOf = (row: number) => PADDING + row * LINE + 13;

/**
 * The drawing as SVG.
 * @param colored output with escape sequences
 * @param parts in the order of their numbers
 * @param color of a token of `tokens.css`
 * @throws an error if the output lacks a part, or has a color that the drawing does not know
 */
export function drawRun(colored: string, parts: readonly RunPart[], color: (token: string) => TokenColor): string {
  const lines = terminalLines(colored).map((nodes) => nodes.map(pieceOf));
  const texts = lines.map((pieces) => pieces.map(({ text }) => text).join(''));
  const width = Math.ceil(xOf(Math.max(...texts.map(({ length }) => length))) + PADDING);
  const height = 2 * PADDING + lines.length * LINE;
  const all = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    '<style>',
    `text { font: ${FONT_SIZE}px Menlo, Consolas, monospace }`,
    '.no { font: 600 11px system-ui, sans-serif; text-anchor: middle }',
    ...rules('light', color),
    '@media (prefers-color-scheme: dark) {',
    ...rules('dark', color),
    '}',
    '</style>',
    `<rect class="paper" x=".5" y=".5" width="${width - 1}" height="${height - 1}" rx="10"/>`,
    ...lines.flatMap(writeLine),
    ...parts.map((part, index) => writeNumber(index + 1, findPart(part, texts))),
    '</svg>',
  ];
  return `${all.join('\n')}\n`;
}

interface Piece {
  readonly text: string;
  readonly name: string | undefined;
}

function pieceOf(node: ReturnType<typeof terminalLines>[number][number]): Piece {
  if (node.type === 'text') return { text: node.value, name: undefined };
  const [child] = node.type === 'element' ? node.children : [];
  const name = node.type === 'element' ? String(node.properties.className) : '';
  if (child?.type !== 'text' || !(name in CLASSES)) throw new Error(`the output has a new color, class "${name}"`);
  return { text: child.value, name };
}

function rules(theme: keyof TokenColor, color: (token: string) => TokenColor): readonly string[] {
  const of = (token: string) => color(token)[theme];
  return [
    `text { fill: ${of('ink')} }`,
    `.paper { fill: ${of('ground-soft')}; stroke: ${of('line')} }`,
    `.mark { fill: ${of('brand')} } .no { fill: ${of('on-brand')} }`,
    ...Object.entries(CLASSES).map(([name, [ink, ground]]) => {
      const behind = ground === undefined ? '' : ` .${name}-ground { fill: ${of(ground)} }`;
      return `.${name} { fill: ${of(ink)} }${behind}`;
    }),
  ];
}

/** A text for each group of words, of a fixed length, since browsers have different fonts. */
function writeLine(pieces: readonly Piece[], row: number): readonly string[] {
  let column = 0;
  return pieces.flatMap(({ text, name }) => {
    const start = column;
    column += text.length;
    const width = (length: number) => Number((length * CHARACTER).toFixed(1));
    const words = Array.from(text.matchAll(/\S+(?: \S+)*/g), ({ 0: group, index }) => {
      const attributes = name === undefined ? '' : `class="${name}" `;
      return `<text ${attributes}x="${xOf(start + index)}" y="${baselineOf(row)}" textLength="${width(group.length)}" lengthAdjust="spacingAndGlyphs">${escapeHtml(group)}</text>`;
    });
    if (name === undefined || CLASSES[name]?.[1] === undefined) return words;
    const ground = `<rect class="${name}-ground" x="${xOf(start)}" y="${PADDING + row * LINE}" width="${width(text.length)}" height="${LINE}"/>`;
    return [ground, ...words];
  });
}

type Rows = readonly [first: number, last: number];

function findPart([first, last]: RunPart, texts: readonly string[]): Rows {
  const start = texts.findIndex((text) => first.test(text));
  const end = texts.findLastIndex((text) => last.test(text));
  if (start === -1 || end < start) throw new Error(`the output has no lines from ${first} to ${last}`);
  return [start, end];
}

/** A number beside the first line, and a bar down to the last one. */
function writeNumber(number: number, [first, last]: Rows): string {
  const x = PADDING + 8;
  const y = PADDING + first * LINE + LINE / 2;
  const bar =
    first === last
      ? ''
      : `<rect class="mark" x="${x - 1}" y="${y}" width="2" height="${(last - first) * LINE + 6}" rx="1"/>`;
  return `${bar}<circle class="mark" cx="${x}" cy="${y}" r="7.5"/><text class="no" x="${x}" y="${y + 4}">${number}</text>`;
}
