import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sample } from './support/sample.ts';

const ROOT = join(import.meta.dirname, '..');

test.each(
  sample(2, [
    ['check.ts', '--no-test', 'unknown argument "--no-test"; there is only --no-tests'],
    ['bench-search.ts', 'finale', 'unknown argument "finale"; there are final, quick, prune'],
    ['walks.ts', 'reader', 'there are walks of readers, writers, builds, one kind a run, not of "reader"'],
    ['walks.ts', '--seed=a', '--walks and --seed take whole numbers'],
    ['walks.ts', '--walks=0', '--walks takes a number above 0'],
    ['shared-words.ts', 'scripts/bench', '"scripts/bench" has no .md or .mdx page that can be read'],
    ['test.ts', '--all=1', 'TEST_SEED is "a"; write the whole number of a run'],
  ]),
)(
  '%s %s ends at once with one line that says what to write',
  (script, arg, line) => {
    const args = ['--import', 'tsx', join(ROOT, 'scripts', script), arg];
    const env = { ...process.env, TEST_SEED: 'a' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8' });
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: `${line}\n` });
  },
  60_000,
);

test.each(['preview.ts', 'compress.ts'])(
  '%s takes no folder that is not a build',
  (script) => {
    const env = { ...process.env, OUT_DIR: 'docs' };
    const args = ['--import', 'tsx', join(ROOT, 'scripts', script)];
    // A server would run on.
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, env, encoding: 'utf8', timeout: 30_000 });
    const line =
      '"docs" is not a build of the site; name the folder of a build in OUT_DIR, or leave OUT_DIR out for dist/\n';
    expect({ status, stderr }).toEqual({ status: 1, stderr: line });
  },
  60_000,
);

/** Arguments of Node that run a script in the project's folder. */
const evaluated = (script: string) => ['--import', 'tsx', '--input-type=module', '--eval', script];

test('a command that fails ends, even if it has started a server', () => {
  const script = `
    import { createServer } from 'node:http';
    import { main } from './scripts/run.ts';
    await main(() => {
      createServer().listen(0);
      throw new Error('there is no browser');
    });
  `;
  const args = evaluated(script);
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', timeout: 10_000 });
  expect({ status, stderr }).toEqual({ status: 1, stderr: 'there is no browser\n' });
}, 60_000);

test('a command whose output pipe is closed ends without an error', async () => {
  // More than a pipe holds.
  const script = "import { main } from './scripts/run.ts'; await main(() => console.log('x'.repeat(1_000_000)));";
  const child = spawn(process.execPath, evaluated(script), { cwd: ROOT });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = await once(child, 'close');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
}, 60_000);
