/**
 * The recorded outputs of the pages in the colors of the terminal. Pages hold them without colors, for people to read;
 * the files beside the content hold them once more with escape sequences, so that `cat` shows the colors.
 */

import { stripVTControlCharacters } from 'node:util';
import { fileBeside, findBeside } from './page-files.ts';
import type { IndexedPage } from './page-index.ts';
import type { SourceFiles, SourceKind } from './source-files.ts';

/** A page's outputs with escape sequences, by their plain text. */
export type ColoredOutputs = Readonly<Record<string, string>>;

export type OutputFiles = SourceFiles<ColoredOutputs>;

/** A line that no command prints. */
const SEPARATOR = '\n\f\n';

/** Outputs by plain text, without space at its end. @param file text of a file of outputs */
export function parseOutputs(file: string): ColoredOutputs {
  const outputs = file.replace(/\n$/, '').split(SEPARATOR);
  return Object.fromEntries(outputs.map((output) => [stripVTControlCharacters(output).trimEnd(), output.trimEnd()]));
}

/** Text of a file of outputs, each with escape sequences. */
export function outputsFile(outputs: readonly string[]): string {
  return `${outputs.join(SEPARATOR)}\n`;
}

/** Path of a page's outputs below the content folder: `v1/zh/guide/a.mdx` → `v1/outputs/guide/a.ansi`. */
export function outputsFileOf(relativePath: string): string {
  return fileBeside(relativePath, 'outputs', '.ansi');
}

export const OUTPUTS: SourceKind<ColoredOutputs> = {
  name: 'outputs',
  find: findBeside('outputs/**/*.ansi'),
  parse: parseOutputs,
};

/** Outputs of a page; both languages have the same. */
export function outputsOf({ entry }: IndexedPage, outputs: OutputFiles): ColoredOutputs | undefined {
  return outputs.get(outputsFileOf(entry._relativePath))?.said;
}
