/** The recorded outputs of the pages once more, with escape sequences: `cat` shows such a file in colors. */

import { stripVTControlCharacters } from 'node:util';
import { fileBeside, findBeside } from './page-files.ts';
import type { IndexedPage } from './page-index.ts';
import { problem, type Problem } from './problem.ts';
import type { SourceFiles, SourceKind } from './source-files.ts';

/** A page's outputs with escape sequences, by their plain text. */
export type ColoredOutputs = Readonly<Record<string, string>>;

export type ColoredOutputFiles = SourceFiles<ColoredOutputs>;

/** A line that no command prints. */
const SEPARATOR = '\n\f\n';

/** The outputs in the text of a file, by their plain text without blanks at its end. */
export function parseColoredOutputs(text: string): ColoredOutputs {
  const outputs = text.replace(/\n$/, '').split(SEPARATOR);
  return Object.fromEntries(outputs.map((output) => [stripVTControlCharacters(output).trimEnd(), output.trimEnd()]));
}

/** Text of a file of outputs, each with escape sequences. */
export function coloredOutputsText(outputs: readonly string[]): string {
  return `${outputs.join(SEPARATOR)}\n`;
}

/** Path of a page's outputs below the content folder: `v1/zh/guide/a.mdx` → `v1/outputs/guide/a.ansi`. */
export function coloredOutputsPath(relativePath: string): string {
  return fileBeside(relativePath, 'outputs', '.ansi');
}

export const COLORED_OUTPUTS: SourceKind<ColoredOutputs> = {
  name: 'outputs',
  find: findBeside('outputs/**/*.ansi'),
  parse: parseColoredOutputs,
};

/** Outputs of a page; both languages have the same. */
export function coloredOutputsOf({ entry }: IndexedPage, outputs: ColoredOutputFiles): ColoredOutputs | undefined {
  return outputs.get(coloredOutputsPath(entry._relativePath))?.parsed;
}

/** Files of outputs without a page: a renamed page would silently lose its colors. */
export function outputsWithoutPage(
  outputs: ColoredOutputFiles,
  pages: readonly IndexedPage[],
  contentDir: string,
): readonly Problem[] {
  const known = new Set(pages.map(({ entry }) => coloredOutputsPath(entry._relativePath)));
  const reason =
    'there is no page for these outputs; give the file the path of its page below the language, or remove it';
  return [...outputs.keys()]
    .filter((path) => !known.has(path))
    .map((path) => problem({ file: `${contentDir}/${path}`, line: 1 }, reason));
}
