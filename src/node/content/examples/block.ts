import type { Code, Nodes, Root } from 'mdast';
import { parseFence, type Fence } from '../fence.ts';
import { nodesIn } from '../nodes-in.ts';

/** A fenced block of a page. */
export interface Block {
  /** Path of the page, from the project's root. */
  readonly file: string;
  /** Line of the opening fence, from 1. */
  readonly line: number;
  /** Line of the closing fence. */
  readonly endLine: number;
  /** Spaces before the fence. */
  readonly indent: number;
  readonly language: string;
  readonly text: string;
  readonly fence: Fence;
  /** The words after the language, verbatim. */
  readonly meta: string;
  /** Number of `##` headings before it. */
  readonly section: number;
}

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

function toBlock(node: Code, file: string, section: number): Block {
  const meta = node.meta ?? '';
  return {
    file,
    line: node.position?.start.line ?? 1,
    endLine: node.position?.end.line ?? 1,
    indent: (node.position?.start.column ?? 1) - 1,
    language: node.lang ?? '',
    text: node.value,
    fence: parseFence(meta),
    meta,
    section,
  };
}
