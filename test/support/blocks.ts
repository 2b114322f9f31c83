import { readBlocks, type Block } from '#node/content/examples/example.ts';
import { extractExamples, type PageExamples } from '#node/content/examples/extract.ts';
import { parseMdx } from '#node/content/parse-mdx.ts';
import type { CommandResult } from '#docs/examples/shell.ts';

/** The path of test pages. */
export const PAGE = 'content/en/guide/cart.mdx';

/** A fenced code block; `words` is its info string. */
export function fence(words: string, ...lines: readonly string[]): string {
  return ['```' + words, ...lines, '```', ''].join('\n');
}

/** The blocks of a page made of these parts. */
export function blocksOf(...parts: readonly string[]): readonly Block[] {
  return readBlocks(parseMdx(parts.join('\n')), PAGE);
}

/** The examples of a page made of these parts. */
export function examplesOf(...parts: readonly string[]): PageExamples {
  return extractExamples(PAGE, blocksOf(...parts));
}

/** The result of a command without colors. */
export function ranWith(code: number, output: string): CommandResult {
  return { code, output, colored: output };
}
