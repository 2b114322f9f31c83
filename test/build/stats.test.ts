import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const OUT_DIR = '.tmp/stats';
afterAll(() => rmSync(join(ROOT, OUT_DIR), { recursive: true, force: true }));

test('a build refuses options of Vite, and says where to set what they would', async () => {
  const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', '--base', '/docs/'];
  const run = promisify(execFile)(process.execPath, args, { cwd: ROOT, env: { ...process.env, OUT_DIR } });
  await expect(run).rejects.toThrow('unknown argument "--base"; there is only --stats');
});

test('a build with --stats names the five slowest pages with their times', async () => {
  const args = [join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'scripts/build.ts', '--stats'];
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, OUT_DIR },
  });
  expect(stdout).toMatch(/Slowest pages:\n(?: +\d+ ms {2}\/\S*\n){5}$/);
});
