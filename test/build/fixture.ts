import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { vi } from 'vitest';
import { filesBelow } from '../../scripts/files-below.ts';

const ROOT = join(import.meta.dirname, '../..');
const FIXTURE = join(ROOT, 'test/fixtures/site');

export interface BuildResult {
  readonly code: number;
  readonly output: string;
}

/** A copy of the fixture site that a test may change. */
export interface FixtureCopy {
  readonly folder: string;
  /** @param config text of a configuration file that replaces the fixture's own */
  build(env?: Readonly<Record<string, string>>, config?: string): Promise<BuildResult>;
  /** Builds, and kills the build as soon as the check is true. */
  killedBuild(isTime: () => boolean): Promise<void>;
  /** Text of a file that the build wrote. */
  dist(file: string): string;
  remove(): void;
}

/** Program, arguments and options of a build. */
function commandFor(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  config = join(FIXTURE, 'vite.config.ts'),
) {
  // Vitest sets NODE_ENV; most shells do not.
  const { NODE_ENV: _, ...rest } = process.env;
  const args = [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--config', config];
  const options = { cwd: ROOT, env: { ...rest, NO_COLOR: '1', FIXTURE_DIR: folder, ...env } };
  return [process.execPath, args, options] as const;
}

/** Copies the fixture below the project, where its package imports resolve. */
export function copyFixture(): FixtureCopy {
  mkdirSync(join(ROOT, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.tmp/fixture-'));
  cpSync(FIXTURE, folder, { recursive: true, filter: (path) => !relative(FIXTURE, path).startsWith('dist') });
  return {
    folder,
    build: (env = {}, config) => {
      const own = join(folder, 'changed.config.ts');
      if (config !== undefined) writeFileSync(own, config);
      return new Promise((resolve) => {
        execFile(...commandFor(folder, env, config && own), (error, stdout, stderr) => {
          resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr });
        });
      });
    },
    killedBuild: async (isTime) => {
      const child = execFile(...commandFor(folder));
      const ended = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)));
      await vi.waitUntil(isTime, { timeout: 50_000, interval: 1 });
      child.kill('SIGKILL');
      if ((await ended) !== 'SIGKILL') throw new Error('the build ended before it was killed');
    },
    dist: (file) => readFileSync(join(folder, 'dist', file), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Every file below a folder in base64, by path. */
export function readTree(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(filesBelow(folder).map((file) => [file, readFileSync(join(folder, file), 'base64')]));
}
