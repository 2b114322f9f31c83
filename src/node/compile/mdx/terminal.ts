/** Terminal output with its colors: maps SGR codes to the classes of highlighted code. */

import type { ElementContent } from 'hast';
import { readAnsi, type AnsiPiece } from '../../content/ansi.ts';
import { h, text } from './hast.ts';

/** Black, white and bold have no class: on the page they look like other text. */
const CLASSES: Readonly<Record<number, string>> = {
  2: 'c',
  31: 'r',
  32: 's',
  33: 't',
  34: 'f',
  35: 'k',
  36: 'p',
  41: 'd',
  42: 'i',
  90: 'c',
  91: 'r',
  92: 's',
  93: 't',
  94: 'f',
  95: 'k',
  96: 'p',
};

/** Renders output with escape sequences. Returns hast nodes per line, without line ends, as `highlightLines` does. */
export function terminalLines(output: string): readonly (readonly ElementContent[])[] {
  return readAnsi(output).map((pieces) => pieces.map(toHast));
}

function toHast({ text: value, codes }: AnsiPiece): ElementContent {
  const className = [...new Set(codes.flatMap((code) => CLASSES[code] ?? []))];
  return className.length === 0 || value.trim() === '' ? text(value) : h('span', { className }, [text(value)]);
}
