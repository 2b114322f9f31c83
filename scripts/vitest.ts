import { readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { command, ROOT, run } from './run.ts';

const RESULTS = join(ROOT, '.tmp/test-results.json');

/** What vitest says of a run. A file that could not even be loaded counts as a failed test. */
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
  readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
}

/** A line for each failed test, and for each file that failed outside its tests: what a long log ends with. */
function failures({ testResults }: Results): string[] {
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length > 0) return failed.map(({ fullName }) => `FAILED ${file} > ${fullName}`);
    return status === 'failed' ? [`FAILED ${file}`] : [];
  });
}

/**
 * Runs tests and prints which failed, and how many passed and failed.
 * @returns exit code: 1 also when no test ran
 */
export function runVitest(args: readonly string[], env: Readonly<Record<string, string>> = {}): number {
  rmSync(RESULTS, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const code = run(command('vitest/vitest.mjs', 'run', ...reporters, ...args), { ...process.env, ...env });
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  const failed = results.success ? 0 : Math.max(1, results.numFailedTests);
  for (const line of failures(results)) console.log(line);
  console.log(`${results.numPassedTests} passed, ${failed} failed`);
  return code !== 0 || failed > 0 || results.numPassedTests === 0 ? 1 : 0;
}

/** Builds the site that the tests read. @returns exit code */
export function buildSite(): number {
  return run(command('vite/bin/vite.js', 'build', '--logLevel', 'warn'));
}
