import { join } from 'node:path';
import { isTestFile, type Command, type Example, type ExampleFile } from '#node/content/examples/example.ts';
import type { Failure } from './failure.ts';
import { writeExample, type Workspace } from './folder.ts';
import { judgeCommand, judgeFailingFiles, judgeNotRun, type CommandRun } from './judge.ts';
import { runLine } from './shell.ts';

export interface ExampleRun {
  readonly runs: readonly CommandRun[];
  readonly failures: readonly Failure[];
}

/**
 * Runs an example in a fresh folder, one command after the other, and compares each with its page.
 * Test files that its commands leave out are run afterwards, in another fresh folder.
 */
export async function runAlone(example: Example, workspace: Workspace): Promise<ExampleRun> {
  const runsIn = (parent: string, commands: readonly Command[]) =>
    commands.length === 0
      ? []
      : runCommands(commands, writeExample(example, join(workspace.folder, parent)), workspace.root);
  const runs = await runsIn('alone', commandsOf(example));
  const rest = filesNotRun(example, runs);
  const restRuns = await runsIn('rest', commandsFor(rest));
  const all = [...runs, ...restRuns];
  return {
    runs: all,
    failures: [
      ...all.flatMap(judgeCommand),
      ...judgeFailingFiles(example, all),
      ...restRuns.flatMap(({ ran }) => judgeNotRun(rest, ran)),
    ],
  };
}

/** Runs commands one after the other. @param root folder whose packages have Rstest */
export async function runCommands(commands: readonly Command[], folder: string, root: string) {
  const runs: CommandRun[] = [];
  for (const command of commands) runs.push({ command, ran: await runLine(command.line, folder, root) });
  return runs;
}

/** The commands of the page; where it has none, the one that a reader would type. */
export function commandsOf({ files, commands }: Example): readonly Command[] {
  const shown = files.find(isTestFile) ?? files[0];
  if (commands.length > 0 || !shown) return commands;
  const line = files.some(isTestFile) ? 'npx rstest run' : 'npx rstest run --passWithNoTests';
  return [{ line, exit: exitOf(files), block: shown.block, outputs: [], excerpts: [] }];
}

/**
 * The test files that no command ran. `rstest list` and scripts only name files, so they do not count. The dot reporter
 * names no file, so its tests run twice. A file counts as run when its expected failure was printed, even without its
 * name: some failures stop the whole run.
 */
function filesNotRun({ files }: Example, runs: readonly CommandRun[]): readonly ExampleFile[] {
  const outputs = runs.filter(({ command: { line } }) => !/^(?:npx rstest list|node)\b/.test(line));
  const isShown = ({ path, block: { fence } }: ExampleFile, output: string) =>
    output.includes(path) || (fence.fails !== undefined && output.includes(fence.fails));
  return files.filter(isTestFile).filter((file) => !outputs.some(({ ran }) => isShown(file, ran.output)));
}

/** One command that runs these files, if there are any. */
function commandsFor(files: readonly ExampleFile[]): readonly Command[] {
  const [first] = files;
  if (!first) return [];
  const line = `npx rstest run --root . --reporters verbose ${files.map(({ path }) => `'${path}'`).join(' ')}`;
  return [{ line, exit: exitOf(files), block: first.block, outputs: [], excerpts: [] }];
}

function exitOf(files: readonly ExampleFile[]): number {
  return files.some(({ block }) => block.fence.fails !== undefined) ? 1 : 0;
}
