/**
 * The recorded outputs of the pages in the colors of the terminal. Pages hold them without colors, for people to read;
 * the files beside the content hold them once more with escape sequences, so that `cat` shows the colors.
 */

import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import glob from 'fast-glob';
import type { SiteConfig } from '#shared/site.ts';
import { NO_CACHE } from './disk-cache.ts';
import { fileBeside } from './page-files.ts';
import type { ContentRoots, IndexedPage } from './page-index.ts';
import { readSourceFiles, type SourceFiles } from './source-files.ts';

/** A page's outputs with escape sequences, by their plain text. */
export type ColoredOutputs = Readonly<Record<string, string>>;

export type OutputFiles = SourceFiles<ColoredOutputs>;

/** Next to the language folders, in each version if there are any. */
const PATTERNS = ['outputs/**/*.ansi', '*/outputs/**/*.ansi'];

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

/** Reads the outputs of all pages. @param known files from an earlier reading */
export function readColoredOutputs(
  { root, contentDir }: ContentRoots,
  config: Pick<SiteConfig, 'route'>,
  known: OutputFiles = new Map(),
): OutputFiles {
  const files = glob.sync(PATTERNS, { cwd: resolve(root, contentDir), ignore: [...config.route.exclude] });
  // Parsing is cheaper than the cache.
  const reading = { root, contentDir, cache: NO_CACHE, known, keepsEmptied: false };
  return readSourceFiles(files, { ...reading, kind: 'outputs', parse: parseOutputs });
}

/** Outputs of a page; both languages have the same. */
export function outputsOf({ entry }: IndexedPage, outputs: OutputFiles): ColoredOutputs | undefined {
  return outputs.get(outputsFileOf(entry._relativePath))?.said;
}
