/** Runs every check that a change must pass. `--no-tests` skips the tests. */

import { command, run } from './run.ts';

const STATIC = {
  format: command('oxfmt/bin/oxfmt', '--check', '.'),
  lint: command('oxlint/bin/oxlint', '--type-aware', '.'),
  spelling: command('cspell/bin.mjs', '--no-progress', '--quiet'),
  styles: command('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
  types: command('typescript/bin/tsc'),
  'dead code': command('knip/bin/knip.js'),
} as const;
const TESTS = { tests: command('tsx/dist/cli.mjs', 'scripts/test.ts') } as const;

const steps = process.argv.includes('--no-tests') ? STATIC : { ...STATIC, ...TESTS };
const failed = Object.entries(steps).filter(([name, words]) => {
  console.log(`\n${name}`);
  return run(words) !== 0;
});
if (failed.length > 0) {
  console.error(`\nNot right yet: ${failed.map(([name]) => name).join(', ')}.`);
  process.exitCode = 1;
}
