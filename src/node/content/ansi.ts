/** Colored terminal text: SGR escape sequences (ECMA-48, 8.3.117) around pieces of text. */

/** A piece of text with the SGR codes that apply to it, such as 31 for red and 1 for bold. */
export interface AnsiPiece {
  readonly text: string;
  readonly codes: readonly number[];
}

const ESCAPE = '\u001B';
const SEQUENCE = new RegExp(`${ESCAPE}\\[([\\d;]*)m`);

const RESET = 0;
/** What each closing code ends: bold and dim, italics, underline, inverse, foreground, background. */
const ENDS: Readonly<Record<number, (code: number) => boolean>> = {
  22: (code) => code === 1 || code === 2,
  23: (code) => code === 3,
  24: (code) => code === 4,
  27: (code) => code === 7,
  39: isForeground,
  49: isBackground,
};

function isForeground(code: number): boolean {
  return (code >= 30 && code <= 37) || (code >= 90 && code <= 97);
}

function isBackground(code: number): boolean {
  return (code >= 40 && code <= 47) || (code >= 100 && code <= 107);
}

/** The codes that apply after one more. */
function withCode(codes: readonly number[], code: number): readonly number[] {
  if (code === RESET) return [];
  const ends = ENDS[code];
  if (ends) return codes.filter((each) => !ends(each));
  const replaced = [isForeground, isBackground].find((isKind) => isKind(code)) ?? ((each) => each === code);
  return [...codes.filter((each) => !replaced(each)), code];
}

/** Reads colored text: its lines, each as pieces. */
export function readAnsi(text: string): readonly (readonly AnsiPiece[])[] {
  let codes: readonly number[] = [];
  const lines: AnsiPiece[][] = [[]];
  for (const [index, part] of text.split(SEQUENCE).entries()) {
    // Every second part is the parameters of a sequence, separated by semicolons; none mean a reset.
    if (index % 2 === 1) {
      codes = part.split(';').map(Number).reduce(withCode, codes);
      continue;
    }
    for (const [at, piece] of part.split('\n').entries()) {
      if (at > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, codes });
    }
  }
  return lines;
}

/** Writes lines so that each can stand alone: codes before a piece, a reset behind it. */
export function writeAnsi(lines: readonly (readonly AnsiPiece[])[]): string {
  const write = ({ text, codes }: AnsiPiece) =>
    codes.length === 0 ? text : `${ESCAPE}[${codes.join(';')}m${text}${ESCAPE}[m`;
  return lines.map((pieces) => pieces.map(write).join('')).join('\n');
}
