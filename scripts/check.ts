/** Runs every check that a change must pass. `--no-tests` skips the tests. */

import { checkArguments, command, main, run } from './run.ts';

const NO_TESTS = '--no-tests';

const STATIC = {
  format: command('oxfmt/bin/oxfmt', '--check', '.'),
  lint: command('oxlint/bin/oxlint', '--type-aware', '.'),
  spelling: command('cspell/bin.mjs', '--no-progress', '--quiet'),
  styles: command('stylelint/bin/stylelint.mjs', 'src/**/*.css'),
  types: command('typescript/bin/tsc'),
  'dead code': command('knip/bin/knip.js', '--no-config-hints'),
} as const;
const TESTS = { tests: command('tsx/dist/cli.mjs', 'scripts/test.ts') } as const;

await main((args) => {
  checkArguments(args, [NO_TESTS], `there is only ${NO_TESTS}`);
  const steps = args.includes(NO_TESTS) ? STATIC : { ...STATIC, ...TESTS };
  const failed = Object.entries(steps).filter(([name, words]) => {
    console.log(`\n${name}`);
    return run(words) !== 0;
  });
  if (failed.length === 0) console.log('\nAll checks passed.');
  else throw new Error(`\nFailed: ${failed.map(([name]) => name).join(', ')}.`);
});
