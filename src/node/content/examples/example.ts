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

/** A titled block: a file of the example's folder. */
export interface ExampleFile {
  /** From the example's folder. */
  readonly path: string;
  readonly text: string;
  readonly block: Block;
}

/** A command that the reader types in the example's folder, and what the page shows of its output. */
export interface Command {
  /** One line for Bash: `npx rstest …`, `time npx rstest …`, or `node script.mjs …` with a script of the example. */
  readonly line: string;
  readonly exit: number;
  readonly block: Block;
  /** Blocks with the whole output, none or one. */
  readonly outputs: readonly Block[];
  /** Blocks with some lines of the output. */
  readonly excerpts: readonly Block[];
}

/** Blocks of a page that form one folder, with the commands that run in it, in the order of the page. */
export interface Example {
  /** Name of its folder, unique in the site. */
  readonly name: string;
  readonly files: readonly ExampleFile[];
  readonly commands: readonly Command[];
}

/** True for a file that Rstest takes for a test file by default. */
export function isTestFile({ path }: Pick<ExampleFile, 'path'>): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path);
}

/** True for a configuration that Rstest finds by default, or one of a project. */
export function isConfig({ path }: Pick<ExampleFile, 'path'>): boolean {
  return /(^|\/)rstest\.config\.[cm]?[jt]s$/.test(path);
}

/** Runs alone in its process with commands or a configuration, together with others if it has only tests. */
export function runMode({ files, commands }: Example): 'alone' | 'together' | 'not' {
  if (commands.length > 0 || files.some(isConfig)) return 'alone';
  return files.some(isTestFile) ? 'together' : 'not';
}
