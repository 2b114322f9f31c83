/** Colors the output that a page shows like the output of a run. */

import { readAnsi, writeAnsi, type AnsiPiece } from '#node/content/ansi.ts';
import { normalizeOutput, VARIABLE } from './normalize.ts';

/** The end of a line of an excerpt that continues in the terminal. */
const CUT = '…';

type Line = readonly AnsiPiece[];

const plain = (line: Line) => line.map(({ text }) => text).join('');
const same = (line: string) => normalizeOutput(line.trim());

/**
 * The text with the colors of the run, as escape sequences.
 * @param text output or excerpt of a page; its times may be others than those of the run
 * @param colored output of the run, with escape sequences
 */
export function withColors(text: string, colored: string): string {
  const printed = readAnsi(colored);
  let next = 0;
  const lines = text.split('\n').map((line): Line => {
    const isPrinted = (run: Line) =>
      line.endsWith(CUT) ? same(plain(run)).startsWith(same(line).slice(0, -1)) : same(plain(run)) === same(line);
    // The next equal line, or else an earlier one: files that run side by side may be printed in another order.
    const after = printed.findIndex((run, index) => index >= next && isPrinted(run));
    const at = after === -1 ? printed.findIndex(isPrinted) : after;
    const run = printed[at];
    if (line.trim() === '' || !run) return [{ text: line, codes: [] }];
    next = at + 1;
    return colorLine(line, run);
  });
  return writeAnsi(lines);
}

/**
 * Gives each character the codes of its counterpart in the run. A time takes the codes of the run's time, which may be
 * longer or shorter.
 */
function colorLine(line: string, run: Line): Line {
  const codes = run.flatMap((piece) => Array.from({ length: piece.text.length }, () => piece.codes));
  const indentOf = (text: string) => text.length - text.trimStart().length;
  const start = indentOf(plain(run));
  let at = start;
  const own = line.trim().split(VARIABLE);
  const counterparts = plain(run).trim().split(VARIABLE);
  // An excerpt may be indented less or more. The nearest spaces have codes too: they belong to labels such as ` FAIL `.
  const pieces: AnsiPiece[] = Array.from({ length: indentOf(line) }, (_, index) => {
    return { text: line[index] ?? '', codes: codes[start - indentOf(line) + index] ?? [] };
  });
  own.forEach((part, index) => {
    const length = counterparts[index]?.length ?? part.length;
    for (const [offset, character] of part.split('').entries()) {
      pieces.push({ text: character, codes: codes[at + Math.min(offset, length - 1)] ?? [] });
    }
    at += length;
  });
  return joined(pieces);
}

/** Joins neighbors with the same codes. */
function joined(pieces: readonly AnsiPiece[]): Line {
  const line: AnsiPiece[] = [];
  for (const { text, codes } of pieces.filter((piece) => piece.text !== '')) {
    const last = line.at(-1);
    if (last && String(last.codes) === String(codes)) line[line.length - 1] = { text: last.text + text, codes };
    else line.push({ text, codes });
  }
  return line;
}
