import type { Code, Nodes, Root } from 'mdast';
import { parseFence } from '../fence.ts';
import { nodesIn } from '../nodes-in.ts';

/** A fenced block of a page. */
export type Block = Readonly<ReturnType<typeof toBlock>>;

/** All fenced blocks of a page, in order. @param file path of the page, for the blocks */
export function readBlocks(tree: Root, file: string): readonly Block[] {
  const blocks: Block[] = [];
  let section = 0;
  for (const node of nodesIn<Nodes>(tree)) {
    if (node.type === 'heading' && node.depth === 2) section += 1;
    if (node.type === 'code') blocks.push(toBlock(node, file, section));
  }
  return blocks;
}

function toBlock(node: Code, file: string, section: number) {
  const meta = node.meta ?? '';
  return {
    file,
    /** Line of the opening fence, from 1. */
    line: node.position?.start.line ?? 1,
    endLine: node.position?.end.line ?? 1,
    /** Spaces before the fence. */
    indent: (node.position?.start.column ?? 1) - 1,
    language: node.lang ?? '',
    text: node.value,
    fence: parseFence(meta),
    /** The words after the language, verbatim. */
    meta,
    /** Number of `##` headings before it. */
    section,
  };
}
