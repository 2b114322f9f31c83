/** How readers ask for each section, as text: a line a section, with tabs between its phrases. */

const BETWEEN = '\t';

/** @param phrases of each section, in the order of the outline */
export function writePhrases(phrases: readonly (readonly string[])[]): string {
  return phrases.map((own) => own.join(BETWEEN)).join('\n');
}

/** A phrase, and the number of the section that it asks for. */
export interface Phrase {
  readonly section: number;
  readonly text: string;
}

export function readPhrases(text: string): readonly Phrase[] {
  return text.split('\n').flatMap((line, section) => {
    return line === '' ? [] : line.split(BETWEEN).map((phrase): Phrase => ({ section, text: phrase }));
  });
}
