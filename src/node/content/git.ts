import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Room for the names of every file of every commit. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/**
 * When each file below a folder was last committed, by path from that folder, as ISO 8601.
 * Empty where git cannot tell: no repository, no git, or a shallow clone, whose oldest commit claims every file.
 */
export async function lastUpdatedTimes(folder: string): Promise<ReadonlyMap<string, string>> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: folder,
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  };
  const times = new Map<string, string>();
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return times;
    const log = await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', '.');
    for (const commit of log.split('\0').slice(1)) {
      const [time, ...files] = commit.split('\n').filter(Boolean);
      for (const file of files) if (time && !times.has(file)) times.set(file, time);
    }
  } catch {
    return new Map();
  }
  return times;
}

/** True when git tracks a file below the folder; false where there is no repository, or no git. */
export async function hasTrackedFiles(folder: string): Promise<boolean> {
  const options = { cwd: folder, maxBuffer: MAX_OUTPUT_BYTES };
  return run('git', ['ls-files'], options).then(
    ({ stdout }) => stdout !== '',
    () => false,
  );
}
