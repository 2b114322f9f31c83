import { runMode, type Example } from '#node/content/examples/example.ts';
import type { Failure } from './failure.ts';
import { prepareFolder, type Workspace } from './folder.ts';
import { CONCURRENCY, mapConcurrently } from './map-concurrently.ts';
import type { CommandRun } from './judge.ts';
import { runAlone } from './run-alone.ts';
import { runTogether } from './run-together.ts';
import { checkTypes } from './types.ts';

export interface ExamplesResult {
  readonly failures: readonly Failure[];
  /** Every command that was run, with its result. */
  readonly runs: readonly CommandRun[];
  /** Names of examples that failed beside others and passed alone. */
  readonly secondRuns: readonly string[];
}

/** Runs all examples and type-checks them. */
export async function checkExamples(examples: readonly Example[], workspace: Workspace): Promise<ExamplesResult> {
  prepareFolder(workspace.folder);
  const types = await checkTypes(examples, workspace);
  const failedTogether = await runTogether(
    examples.filter((example) => runMode(example) === 'together'),
    workspace,
  );
  const alone = examples.filter((example) => runMode(example) === 'alone');
  const first = await mapConcurrently(alone, CONCURRENCY, (example) => runAlone(example, workspace));

  const failed = alone.filter((_, index) => first[index]?.failures.length !== 0);
  const again = [...failedTogether, ...failed];
  // One at a time, since others disturb examples that measure time.
  const second = await mapConcurrently(again, 1, (example) => runAlone(example, workspace));

  const passed = first.filter(({ failures }) => failures.length === 0);
  const final = [...passed, ...second];
  return {
    failures: [...types, ...final.flatMap(({ failures }) => failures)],
    runs: final.flatMap(({ runs }) => runs),
    secondRuns: again.filter((_, index) => second[index]?.failures.length === 0).map(({ name }) => name),
  };
}
