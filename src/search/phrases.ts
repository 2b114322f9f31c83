/**
 * How readers ask for each section, as text: a line a section, with tabs between its phrases and a space between their
 * chunks, so that no browser needs to look for these.
 */

import { chunksIn } from './tokenize.ts';

const BETWEEN = '\t';
const SPACE = ' ';

/** @param phrases of each section, in the order of the outline */
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

/** A phrase, and the number of the section that it asks for. */
export interface Phrase {
  readonly section: number;
  readonly chunks: readonly string[];
}

export function readPhrases(text: string): readonly Phrase[] {
  return text.split('\n').flatMap((line, section) => {
    return line === '' ? [] : line.split(BETWEEN).map((phrase): Phrase => ({ section, chunks: phrase.split(SPACE) }));
  });
}
