/** Checks of a file's raw text that its parser does not make. */

import { problem, type Problem } from './problem.ts';

/** A block of plain text may show a conflict: a page about snapshots does. */
const PLAIN_TEXT = /^```(?:text|txt)\b[\s\S]*?^```/gm;
/** The first or the last line of a conflict: one may have been removed without the other. */
const CONFLICT = /^(?:<{7}|>{7}) /m;

/** Reports the first merge conflict that Git has left: parsers would accept it in code, and misread it elsewhere. */
export function checkConflict(source: string, file: string): readonly Problem[] {
  const text = source.replaceAll(PLAIN_TEXT, (block) => block.replaceAll(/.+/g, ''));
  const found = CONFLICT.exec(text);
  if (!found) return [];
  const reason =
    'the file has a merge conflict; choose a version and remove the lines "<<<<<<<", "=======" and ">>>>>>>"';
  return [problem({ file, ...placeAt(text, found.index) }, reason)];
}

/** Characters that HTML and XML forbid, such as NUL and escape: one makes the feed unreadable. */
// oxlint-disable-next-line no-control-regex -- looks for them
const CONTROL = /[\0-\x08\v\f\x0E-\x1F\x7F]/;

/** Reports the first invalid UTF-8 in a file, which Node reads as U+FFFD, and the first control character. */
export function checkEncoding(source: string, file: string): readonly Problem[] {
  const found = [
    [source.indexOf('\uFFFD'), 'the file is not valid UTF-8 here; save it as UTF-8'],
    [source.search(CONTROL), 'there is a control character here, which editors may not show; delete it'],
  ] as const;
  return found.flatMap(([at, reason]) => (at === -1 ? [] : [problem({ file, ...placeAt(source, at) }, reason)]));
}

/** Line and column of an offset. */
function placeAt(text: string, offset: number) {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
