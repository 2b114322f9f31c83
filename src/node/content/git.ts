import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { NO_CACHE } from './disk-cache.ts';

/** Large enough for the file names of all commits. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Also reads the checkout of another user, as one mounted into a container, whose code runs anyway. */
const SETTINGS = ['-c', 'safe.directory=*', '-c', 'core.quotePath=false'];

async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const options = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES };
  const { stdout } = await promisify(execFile)('git', [...SETTINGS, ...args], options);
  return stdout;
}

/**
 * Day of each file's last commit as yyyy-mm-dd, by path below the folder. Empty without git or a repository, and in a
 * shallow clone, whose oldest commit would claim every file. Cached, since reading a long history takes a while.
 */
export async function lastUpdatedTimes(folder: string, cache = NO_CACHE): Promise<ReadonlyMap<string, string>> {
  try {
    const state = await git(folder, 'rev-parse', '--is-shallow-repository', 'HEAD', '--show-prefix');
    const [isShallow, head = ''] = state.split('\n');
    if (isShallow !== 'false') return new Map();
    const log = () => git(folder, 'log', '--format=%x00%cs', '--name-only', '--relative', head, '--', '.');
    return new Map(await cache.rememberAsync(['last-updated', state], async () => daysIn(await log())));
  } catch {
    return new Map();
  }
}

function daysIn(log: string): readonly (readonly [string, string])[] {
  const days = new Map<string, string>();
  for (const commit of log.split('\0').slice(1)) {
    const [day, ...files] = commit.split('\n').filter(Boolean);
    for (const file of files) if (day && !days.has(file)) days.set(file, day);
  }
  return [...days];
}

/** True when git tracks files below the folder; false without git or a repository. */
export async function hasTrackedFiles(folder: string): Promise<boolean> {
  return (await git(folder, 'ls-files').catch(() => '')) !== '';
}
