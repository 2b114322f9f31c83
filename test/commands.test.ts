import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

test.each([
  ['check.ts', '--no-test', '"--no-test" is not known here; there is only --no-tests'],
  ['bench-search.ts', 'finale', '"finale" is not known here; there are final, quick, prune'],
  ['walks.ts', 'reader', 'there are walks of readers, writers, builds, one kind a run, not of "reader"'],
  ['walks.ts', '--seed=a', '--walks and --seed take whole numbers'],
  ['test.ts', '--all=1', 'TEST_SEED is "a"; write the whole number of a run'],
])(
  '%s %s ends at once with one line that says what to write',
  (script, arg, line) => {
    const args = ['--import', 'tsx', join(ROOT, 'scripts', script), arg];
    const env = { ...process.env, TEST_SEED: 'a' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
  },
  60_000,
);
