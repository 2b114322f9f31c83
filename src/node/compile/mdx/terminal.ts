/** Terminal output with its colors: maps SGR codes to the classes of highlighted code. */

import type { ElementContent } from 'hast';
import { readAnsi, type AnsiPiece } from '../../content/ansi.ts';
import { h, text } from './hast.ts';

/** Codes by class. Black, white and bold have none: on the page they look like other text. */
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
const CLASSES = new Map(Object.entries(CODES).flatMap(([name, codes]) => codes.map((code) => [code, name])));

/** Renders output with escape sequences. Returns hast nodes per line, without line ends, as `highlightLines` does. */
export function terminalLines(output: string): readonly (readonly ElementContent[])[] {
  return readAnsi(output).map((pieces) => pieces.map(toHast));
}

function toHast({ text: value, codes }: AnsiPiece): ElementContent {
  const className = [...new Set(codes.flatMap((code) => CLASSES.get(code) ?? []))];
  return className.length === 0 || value.trim() === '' ? text(value) : h('span', { className }, [text(value)]);
}
