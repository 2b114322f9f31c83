/**
 * Search phrases of the sections as text: one line per section, tabs between phrases, spaces between chunks. Split into
 * chunks at build time, so that browsers need not.
 */

import { chunksIn } from './tokenize.ts';

const BETWEEN = '\t';
const SPACE = ' ';

/** @param phrases of each section, in the order of the headings */
export function writePhrases(phrases: readonly (readonly string[])[]): string {
  return phrases
    .map((own) =>
      own
        .map((phrase) => chunksIn(phrase).join(SPACE))
        .filter(Boolean)
        .join(BETWEEN),
    )
    .join('\n');
}

/** The chunks of each phrase, with the number of its section. */
export function readPhrases(text: string) {
  return text.split('\n').flatMap((line, section) => {
    return line === '' ? [] : line.split(BETWEEN).map((phrase) => ({ section, chunks: phrase.split(SPACE) }));
  });
}
