/**
 * Runs the tests: finds or installs a browser, builds the site, then vitest. Long series (pages, examples, walks) are
 * sampled with TEST_SEED, a new seed by default; `--all` runs them whole. Other arguments go to vitest.
 */

import { randomInt } from 'node:crypto';
import { ensureBrowser } from './browser.ts';
import { main } from './run.ts';
import { buildSite, runVitest } from './vitest.ts';

const WHOLE = '--all';

/** Variables for vitest: the seed of the samples, if there are any. `--all` ignores a seed of the shell. */
function sampling(isWhole: boolean): NodeJS.ProcessEnv {
  if (isWhole) return { TEST_SEED: undefined };
  const { TEST_SEED = String(randomInt(1_000_000)) } = process.env;
  if (!/^\d+$/.test(TEST_SEED)) throw new Error(`TEST_SEED is "${TEST_SEED}"; write the whole number of a run`);
  console.log(`Long series are sampled: TEST_SEED=${TEST_SEED} repeats this run, "npm test -- --all" runs them whole.`);
  return { TEST_SEED };
}

await main((args) => {
  const env = sampling(args.includes(WHOLE));
  const browser = ensureBrowser();
  process.exitCode =
    buildSite() ||
    runVitest(
      args.filter((arg) => arg !== WHOLE),
      { ...env, CHROME_PATH: browser },
    );
});
