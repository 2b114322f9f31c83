/**
 * Runs the tests: finds or installs a browser, builds the site, then vitest. Long series (pages, examples, walks) are
 * sampled with TEST_SEED, a new seed by default; `--all` runs them whole. Other arguments go to vitest.
 */

import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './browser.ts';
import { command, ROOT, run } from './run.ts';

const WHOLE = '--all';
const RESULTS = join(ROOT, '.tmp/test-results.json');

/** What vitest says of a run. A file that could not even be loaded counts as a failed test. */
interface Results {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly success: boolean;
}

/** Variables for vitest: the seed of the samples, if there are any. */
function sampling(isWhole: boolean): Readonly<Record<string, string>> {
  if (isWhole) return {};
  const { TEST_SEED = String(randomInt(1_000_000)) } = process.env;
  console.log(`Long series are sampled: TEST_SEED=${TEST_SEED} repeats this run, "npm test -- --all" runs them whole.`);
  return { TEST_SEED };
}

function main(args: readonly string[]): number {
  const browser = ensureBrowser();
  const built = run(command('vite/bin/vite.js', 'build', '--logLevel', 'warn'));
  if (built !== 0) return built;

  rmSync(RESULTS, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`];
  const code = run(command('vitest/vitest.mjs', 'run', ...reporters, ...args.filter((arg) => arg !== WHOLE)), {
    ...process.env,
    ...sampling(args.includes(WHOLE)),
    CHROME_PATH: browser,
  });
  const results = JSON.parse(readFileSync(RESULTS, 'utf8')) as Results;
  const failed = results.success ? 0 : Math.max(1, results.numFailedTests);
  console.log(`${results.numPassedTests} passed, ${failed} failed`);
  return code !== 0 || failed > 0 || results.numPassedTests === 0 ? 1 : 0;
}

try {
  process.exitCode = main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
