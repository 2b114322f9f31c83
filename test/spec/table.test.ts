/** Checks README.md, which lists the tests for each sentence of the specification, against the tests. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TEXT = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');

/** The sections of the specification; 2.1 to 9 describe what the site does. */
const SECTIONS = [
  '1',
  '2.1',
  '2.2',
  '2.3',
  '2.4',
  '2.5',
  '2.6',
  '2.7',
  '2.8',
  '2.9',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  '9',
];
const MISSING = 'not shown yet: ';

interface Row {
  readonly number: string;
  readonly sentence: string;
  /** Tests, missing tests, or why no test is needed. */
  readonly lines: readonly string[];
}

/** Rows by the number of their section. */
const sections: ReadonlyMap<string, readonly Row[]> = new Map(
  TEXT.split(/^## /m)
    .slice(1)
    .map((section) => [section.split(' ', 1)[0] ?? '', rowsOf(section)]),
);
const rows = [...sections.values()].flat();

function rowsOf(section: string): readonly Row[] {
  // The first two lines of a table are its head.
  const table = section.split('\n').filter((line) => line.startsWith('|'));
  return table.slice(2).map((line) => {
    const [, number = '', sentence = '', cell = ''] = line.split('|').map((part) => part.trim());
    return { number, sentence, lines: cell.split('<br>') };
  });
}

const sources = new Map<string, string>();

/** The text of a test file; empty when there is none. */
function sourceOf(file: string): string {
  const path = join(ROOT, file);
  const source = sources.get(file) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
  sources.set(file, source);
  return source;
}

/** Patterns for the line of a call up to its bracket; in a formatted file, the indent shows the nesting. */
const GROUP = 'describe';
const TEST = '(?!describe)\\S.*';
const TEST_IN_GROUP = ' .*';

/** Offset of the call with the title as its first argument, or -1. */
function callAt(source: string, called: string, title: string): number {
  const literals = ["'", '"', '`'].map((quote) => {
    const text = title.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`);
    return `${quote}${text}${quote}`.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
  });
  return source.search(new RegExp(`^${called}\\(\\s*(?:${literals.join('|')}),`, 'm'));
}

/** Whether the file has the test; the title of a test in a group is `group › title`. */
function hasTest(source: string, title: string): boolean {
  const [own = '', group] = title.split(' › ').toReversed();
  if (group === undefined) return callAt(source, TEST, own) >= 0;
  const at = callAt(source, GROUP, group);
  // A group ends at the first line that closes a call.
  const [inner = ''] = at < 0 ? [] : source.slice(at).split('\n});', 1);
  return callAt(inner, TEST_IN_GROUP, own) >= 0;
}

/** The problem with a line of the third column, if any. */
function problemOf(line: string): string | undefined {
  if (line.startsWith(MISSING) || /^– \S/.test(line)) return undefined;
  const [, file, title] = /^`([^`]+)` › "(.+)"$/.exec(line) ?? [];
  if (file === undefined || title === undefined) return `is neither a test nor a word why: ${line}`;
  if (sourceOf(file) === '') return `there is no file ${file}`;
  return hasTest(sourceOf(file), title) ? undefined : `${file} has no test "${title}"`;
}

test('every section of the specification has consecutively numbered rows, each with a sentence', () => {
  expect([...sections.keys()]).toEqual(SECTIONS);
  for (const [section, own] of sections) {
    expect(own.length, section).toBeGreaterThan(0);
    expect(own.map(({ number }) => number)).toEqual(own.map((_, index) => `${section}-${index + 1}`));
  }
  expect(rows.filter(({ sentence }) => sentence === '')).toEqual([]);
});

test('every test that the table names exists', () => {
  const problems = rows.flatMap(({ number, lines }) =>
    lines.flatMap((line) => {
      const problem = problemOf(line);
      return problem === undefined ? [] : [`${number}: ${problem}`];
    }),
  );
  expect(problems).toEqual([]);
});

test('the introduction says how many sentences are not shown yet', () => {
  const said = /(\d+) sentences are not shown yet/.exec(TEXT.replace(/\s+/g, ' '))?.[1];
  expect(Number(said)).toBe(rows.filter(({ lines }) => lines.some((line) => line.startsWith(MISSING))).length);
});
