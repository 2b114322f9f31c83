import type { Block } from './block.ts';

/** A titled block: a file of the example's folder. */
export interface ExampleFile {
  /** From the example's folder. */
  readonly path: string;
  readonly text: string;
  readonly block: Block;
}

/** A command that the reader types in the example's folder, and what the page shows of its output. */
export interface Command {
  /** One line for a shell, beginning with `npx rstest`, also after `time`, or with `node` and a script of the example. */
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

/**
 * How an example is run: `alone` in its own process when it has commands or a configuration, `together` with others
 * when it has only tests and their sources, or `not` when it has neither.
 */
export function runMode({ files, commands }: Example): 'alone' | 'together' | 'not' {
  if (commands.length > 0 || files.some(isConfig)) return 'alone';
  return files.some(isTestFile) ? 'together' : 'not';
}
