import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Builds a site with Vite. */
export async function buildWithVite(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  await promisify(execFile)(process.execPath, [vite, 'build', ...args], { cwd: ROOT, env: { ...process.env, ...env } });
}

/** Builds the small sites of `test/fixtures/`. */
export async function buildFixtureSites(): Promise<void> {
  await Promise.all(
    ['site', 'versions'].map((name) => buildWithVite(['--config', `test/fixtures/${name}/vite.config.ts`])),
  );
}
