/** The picture of a failing run, drawn from the output that its page has recorded. */

import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { CONTENT_DIR, type PageFilesConfig } from '#node/content/page-files.ts';
import { coloredOutputsPath, parseColoredOutputs } from '#node/content/colored-outputs.ts';
import { readTokenColors } from '#node/output/token-colors.ts';
import { drawRun, type RunPart } from './draw-run.ts';
import { currentPage, readPageBlocks } from './examples/pages.ts';

const PAGE = 'guide/troubleshooting/index.mdx';

/** Path of the picture in the project. */
export const FAILING_RUN = 'public/images/failing-run.svg';

/** The parts that the page explains, in the order of its list. */
const PARTS: readonly RunPart[] = [
  [/^ ✗ /, /^ {4}expected /],
  [/^ FAIL /, /^ FAIL /],
  [/^\w+Error: /, /^\w+Error: /],
  [/^- Expected$/, /^\+ \d+$/],
  [/^ +\d+ \|/, /^ +\d+ \|$/],
  [/^ +at /, /^ +at /],
  [/^ Test Files /, /^ +Duration /],
];

/** Draws the picture as SVG. @throws an error if the page has no such output, or the output lacks a part */
export function drawFailingRun(root: string, config: PageFilesConfig): string {
  // Both languages have the same outputs.
  const page = currentPage(config, 'en', PAGE);
  const block = readPageBlocks(root, page).find(({ fence }) => fence.output && fence.example === 'read');
  const file = join(root, CONTENT_DIR, coloredOutputsPath(relative(CONTENT_DIR, page)));
  const colored = parseColoredOutputs(readFileSync(file, 'utf8'))[block?.text.trimEnd() ?? ''];
  if (colored === undefined) throw new Error(`${page} has no recorded output in the example "read"`);
  return drawRun(colored, PARTS, readTokenColors(root));
}
