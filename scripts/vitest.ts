import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { command, ROOT, run } from './run.ts';

const RESULTS = join(ROOT, '.tmp/test-results.json');

/** Vitest's JSON report of a run. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
  readonly testResults: readonly FileResults[];
}

interface FileResults {
  /** Absolute path. */
  readonly name: string;
  readonly status: string;
  /** Why the file failed outside its tests. */
  readonly message: string;
  readonly assertionResults: readonly TestResult[];
}

interface TestResult {
  readonly status: string;
  readonly fullName: string;
  readonly tags: readonly string[];
  /** Each with its stack. */
  readonly failureMessages: readonly string[];
}

/** The number of skipped tests by tag. */
function skipped({ testResults }: Results): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { status, tags } of testResults.flatMap(({ assertionResults }) => assertionResults)) {
    if (status !== 'skipped') continue;
    for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return counts;
}

/** A line for each failed test, and for each file that failed outside its tests; for the end of a long log. */
function failures({ testResults }: Results): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`FAILED ${file}: ${firstLine(message)}`] : [];
    return failed.map(({ fullName, failureMessages: [error = ''] }) => {
      const [line = ''] = error.match(/(?<=\.test\.tsx?):\d+/) ?? [];
      return `FAILED ${file}${line} > ${fullName}: ${firstLine(error)}`;
    });
  });
}

const firstLine = (text: string) => text.split('\n', 1)[0];

/** Variables of the shell without OUT_DIR: the tests build and read `dist/`. */
const environment = (): NodeJS.ProcessEnv => ({ ...process.env, OUT_DIR: undefined });

/**
 * Runs tests and prints which failed, how many passed and failed, and how many were skipped for their tag.
 * @param reasons why tests with a tag are skipped
 * @returns exit code: 1 also when no test ran
 */
export function runVitest(
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  reasons: Readonly<Record<string, string>> = {},
): number {
  rmSync(RESULTS, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const code = run(command('vitest/vitest.mjs', 'run', ...reporters, ...args), { ...environment(), ...env });
  // Vitest refuses an unknown option, with its message, before it writes a report.
  if (!existsSync(RESULTS)) return code || 1;
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  const failed = results.success ? 0 : Math.max(1, results.numFailedTests);
  for (const [tag, count] of skipped(results)) console.log(`${count} skipped, ${tag}: ${reasons[tag] ?? 'no reason'}`);
  for (const line of failures(results)) console.log(line);
  console.log(`${results.numPassedTests} passed, ${failed} failed`);
  return code !== 0 || failed > 0 || results.numPassedTests === 0 ? 1 : 0;
}

/** Builds the site that the tests read. @returns exit code */
export function buildSite(): number {
  return run(command('vite/bin/vite.js', 'build', '--logLevel', 'warn'), environment());
}
