/** Colored terminal text: SGR escape sequences (ECMA-48, 8.3.117) around pieces of text. */

/** A piece of text with the SGR codes that apply to it, such as 31 for red and 1 for bold. */
export interface AnsiPiece {
  readonly text: string;
  readonly codes: readonly number[];
}

const ESCAPE = '\u001B';
const SEQUENCE = new RegExp(`${ESCAPE}\\[([\\d;]*)m`);

const [FOREGROUND_END, BACKGROUND_END] = [39, 49];
/** The codes that end bold, dim, italics, underline and inverse. */
const STYLE_ENDS: Readonly<Record<number, number>> = { 1: 22, 2: 22, 3: 23, 4: 24, 7: 27 };
const ENDS = [...Object.values(STYLE_ENDS), FOREGROUND_END, BACKGROUND_END];

/** The code that ends another one; undefined for one that only a reset ends. */
function endOf(code: number): number | undefined {
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) return FOREGROUND_END;
  if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) return BACKGROUND_END;
  return STYLE_ENDS[code];
}

function withCode(codes: readonly number[], code: number): readonly number[] {
  // A reset.
  if (code === 0) return [];
  if (ENDS.includes(code)) return codes.filter((each) => endOf(each) !== code);
  const end = endOf(code);
  const isColor = end === FOREGROUND_END || end === BACKGROUND_END;
  return [...codes.filter((each) => each !== code && !(isColor && endOf(each) === end)), code];
}

/** Reads colored text: its lines, each as pieces. */
export function readAnsi(text: string): readonly (readonly AnsiPiece[])[] {
  let codes: readonly number[] = [];
  const piecesOf = (part: string, index: number): readonly AnsiPiece[] => {
    if (index % 2 === 0) return part === '' ? [] : [{ text: part, codes }];
    // Every second part holds the parameters of a sequence, separated by semicolons; without any it is a reset.
    codes = part.split(';').map(Number).reduce(withCode, codes);
    return [];
  };
  return text.split('\n').map((line) => line.split(SEQUENCE).flatMap(piecesOf));
}

/** Writes colored text: codes before each piece, a reset after it, so that no line depends on another one. */
export function writeAnsi(lines: readonly (readonly AnsiPiece[])[]): string {
  const write = ({ text, codes }: AnsiPiece) =>
    codes.length === 0 ? text : `${ESCAPE}[${codes.join(';')}m${text}${ESCAPE}[m`;
  return lines.map((pieces) => pieces.map(write).join('')).join('\n');
}
