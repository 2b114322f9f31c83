/** Checks the text of a file, before and beside what its parser reports. */

import { problem, type Problem } from './problem.ts';

/** A block of plain text may show a conflict: a page about snapshots does. */
const PLAIN_TEXT = /^```(?:text|txt)\b[\s\S]*?^```/gm;
const CONFLICT = /^<{7} .*$[\s\S]*?^={7}\r?$[\s\S]*?^>{7} /m;

/** Reports the first merge conflict that Git has left: parsers would accept it in code, and misread it elsewhere. */
export function checkConflict(source: string, file: string): readonly Problem[] {
  const text = source.replaceAll(PLAIN_TEXT, (block) => block.replaceAll(/.+/g, ''));
  const found = CONFLICT.exec(text);
  if (!found) return [];
  const line = text.slice(0, found.index).split('\n').length;
  const reason =
    'the file has a merge conflict; choose a version and remove the lines "<<<<<<<", "=======" and ">>>>>>>"';
  return [problem({ file, line, column: 1 }, reason)];
}

/** Reports the first invalid UTF-8 in a file, which Node reads as U+FFFD. */
export function checkEncoding(source: string, file: string): readonly Problem[] {
  const at = source.indexOf('\uFFFD');
  if (at === -1) return [];
  const lines = source.slice(0, at).split('\n');
  const place = { file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
  return [problem(place, 'the file is not valid UTF-8 here; save it as UTF-8')];
}
