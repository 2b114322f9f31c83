/** Copies of the project to build and change freely; the working tree is never touched. */

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from './run.ts';

/** Outside the project: inside, its dev server, git and Vite each ignore some folders. */
const COPIES = realpathSync(mkdtempSync(join(tmpdir(), 'docs-copies-')));
const LEFT_OUT = /^(?:node_modules|test|\.git|\.tmp|dist|dist\..*)$/;
const VITE = join(ROOT, 'node_modules/vite/bin/vite.js');
/** An address: Node takes the `C:` of a Windows path for a scheme. */
const REPORT_USAGE = pathToFileURL(join(import.meta.dirname, 'report-usage.mjs')).href;

/** Creates an empty folder for one measurement. */
export function emptyFolder(name: string): string {
  const folder = join(COPIES, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Removes all copies and folders of this process. */
export function removeCopies(): void {
  rmSync(COPIES, { recursive: true, force: true });
}

/** Removes the folders when the process ends, also when it is interrupted. */
export function removeCopiesAtExit(): void {
  process.once('exit', removeCopies);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
}

/** A copy of the project as it is now, with nothing cached and nothing built. */
export function copyProject(name: string): string {
  const folder = emptyFolder(name);
  for (const entry of readdirSync(ROOT)) {
    if (!LEFT_OUT.test(entry)) cpSync(join(ROOT, entry), join(folder, entry), { recursive: true });
  }
  // The same packages in its own `node_modules`, where Vite and the build keep their caches.
  const packages = join(ROOT, 'node_modules');
  mkdirSync(join(folder, 'node_modules'));
  for (const entry of readdirSync(packages)) {
    if (!entry.startsWith('.')) symlinkSync(join(packages, entry), join(folder, 'node_modules', entry), 'junction');
  }
  // Shares the git history, from which "last updated" is read.
  const gitDir = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: ROOT, encoding: 'utf8' });
  writeFileSync(join(folder, '.git'), `gitdir: ${gitDir}`);
  return folder;
}

/** Child processes, killed when the run ends, however it ends. */
const children = new Set<ChildProcess>();
process.once('exit', () => children.forEach((child) => child.kill()));

function startVite(args: readonly string[], folder: string, env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.add(child);
  child.once('close', () => children.delete(child));
  return child;
}

/** Resources used by a process, all threads together. */
export interface Usage {
  readonly cpuSeconds: number;
  readonly peakBytes: number;
}

interface BuildOptions {
  /** Vite configuration, from the copy's root. */
  readonly config?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Builds a copy as `npm run build` does. @throws an error with the output of a failed build */
export async function build(
  folder: string,
  { config = 'vite.config.ts', env = {} }: BuildOptions = {},
): Promise<Usage> {
  const usageFile = join(folder, 'usage.json');
  const args = ['--import', REPORT_USAGE, VITE, 'build', '--config', config];
  const child = startVite(args, folder, { ...env, USAGE_FILE: usageFile });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`vite build of ${relative(COPIES, folder)} ended with ${code}:\n${output}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(readFileSync(usageFile, 'utf8')) as NodeJS.ResourceUsage;
  // CPU time is in microseconds, memory in units of 1024 bytes.
  return { cpuSeconds: (userCPUTime + systemCPUTime) / 1_000_000, peakBytes: maxRSS * 1024 };
}

export interface DevServer {
  readonly origin: string;
  /** All that it has printed. */
  output(): string;
  /** False when its process has ended by itself. */
  isRunning(): boolean;
  close(): Promise<void>;
}

const DEV_START_MS = 60_000;

/** Starts a dev server on a copy. @throws an error with its output when it gives no address in time */
export async function startDevServer(folder: string): Promise<DevServer> {
  const child = startVite([VITE, '--host', '127.0.0.1'], folder, { NO_COLOR: '1' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const origin = await new Promise<string>((resolve, reject) => {
    const fail = (reason: string) => reject(new Error(`the dev server ${reason}:\n${output}`));
    const timer = setTimeout(() => fail(`gave no address in ${DEV_START_MS} ms`), DEV_START_MS);
    const read = (text: Buffer) => {
      output += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(output)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => fail('ended'));
  }).catch((error: unknown) => {
    child.kill();
    throw error;
  });
  return {
    origin,
    output: () => output,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async close() {
      child.kill();
      await ended;
    },
  };
}
