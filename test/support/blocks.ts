import { readBlocks, type Block } from '#docs/examples/block.ts';
import { extractExamples } from '#docs/examples/extract.ts';
import type { PageExamples } from '#docs/examples/extract.ts';

/** The name that test pages carry. */
export const PAGE = 'content/en/guide/cart.mdx';

/** A fence as an author writes it; `words` stand behind the three ticks. */
export function fence(words: string, ...lines: readonly string[]): string {
  return ['```' + words, ...lines, '```', ''].join('\n');
}

/** The blocks of a page that is made of these parts. */
export function blocksOf(...parts: readonly string[]): readonly Block[] {
  return readBlocks(parts.join('\n'), PAGE);
}

/** The examples of a page that is made of these parts. */
export function examplesOf(...parts: readonly string[]): PageExamples {
  return extractExamples(PAGE, blocksOf(...parts));
}
