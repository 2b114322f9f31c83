import { groupBy } from '#shared/group-by.ts';
import { isConfig, isTestFile, type Block } from '#node/content/examples/example.ts';
import type { PageExamples } from '#node/content/examples/extract.ts';
import type { ExamplesResult } from './check.ts';

interface Counts {
  readonly tests: number;
  readonly configs: number;
  readonly others: number;
  readonly commands: number;
  readonly outputs: number;
  readonly signatures: number;
  readonly notRun: number;
}

function countBlocks(pages: readonly PageExamples[]): Counts {
  const examples = pages.flatMap(({ examples }) => examples);
  const files = examples.flatMap(({ files }) => files);
  const commands = examples.flatMap(({ commands }) => commands);
  const tests = files.filter(isTestFile).length;
  const configs = files.filter((file) => !isTestFile(file) && isConfig(file)).length;
  return {
    tests,
    configs,
    others: files.length - tests - configs,
    commands: commands.length,
    outputs: commands.reduce((sum, { outputs, excerpts }) => sum + outputs.length + excerpts.length, 0),
    signatures: pages.reduce((sum, { signatures }) => sum + signatures.length, 0),
    notRun: pages.reduce((sum, { notRun }) => sum + notRun.length, 0),
  };
}

/** Summary of a run as text: counts, reasons of blocks that are not run, examples that needed a second run. */
export function summaryText(pages: readonly PageExamples[], { secondRuns }: ExamplesResult): string {
  const { tests, configs, others, commands, outputs, signatures, notRun } = countBlocks(pages);
  const second = secondRuns.length === 0 ? [] : [`Held only when run alone: ${secondRuns.join(', ')}`];
  return [
    `Ran ${tests} test files, ${configs} configurations and ${commands} commands; compared ${outputs} outputs.`,
    `Compiled ${signatures} blocks of signatures against the types of the package.`,
    `They use ${others} other files.`,
    ...second,
    `Excused: ${notRun} blocks`,
    ...reasons(pages.flatMap(({ notRun }) => notRun)),
  ].join('\n');
}

/** One line per reason, the most frequent first, with the positions of its blocks. */
function reasons(blocks: readonly Block[]): readonly string[] {
  const byReason = groupBy(blocks, ({ fence }) => fence.norun ?? '');
  const byNumber = [...byReason].toSorted(([, some], [, others]) => others.length - some.length);
  return byNumber.map(
    ([reason, own]) => `  ${own.length} ${reason}: ${own.map(({ file, line }) => `${file}:${line}`).join(', ')}`,
  );
}
