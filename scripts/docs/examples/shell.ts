import { spawn } from 'node:child_process';
import { join } from 'node:path';

/**
 * How long a command may take before it is stopped, in milliseconds. On a quiet machine the slowest of the site takes 4
 * seconds, and all tests together 9; one that others keep busy is many times as slow.
 */
const TIME_LIMIT = 240_000;

/** What a command did. */
export interface Ran {
  /** Its exit code; -1 when it was stopped. */
  readonly code: number;
  /** What it printed on both streams, in the order of writing, without the path of its folder. */
  readonly output: string;
}

/** What a reader's terminal has, without the traces of whoever runs us (CI, agents, colours, test runners). */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, ...(TMPDIR === undefined ? {} : { TMPDIR }), RSTEST_NO_AGENT: '1', NO_COLOR: '1' };
}

/**
 * Runs a command of a page without a terminal: nothing to read, both outputs in one stream.
 * Needs a POSIX shell, because pages quote like one.
 * @param line begins with `npx rstest`; the Rstest of the project is run
 * @param folder where it runs
 * @param root folder of the project
 */
export function runLine(line: string, folder: string, root: string): Promise<Ran> {
  const rstest = join(root, 'node_modules/@rstest/core/bin/rstest.js');
  const script = `exec 2>&1; exec "$0" "$1" ${line.replace(/^npx rstest/, '')}`;
  return new Promise((resolve, reject) => {
    const child = spawn('sh', ['-c', script, process.execPath, rstest], {
      cwd: folder,
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, so that workers end with it.
      detached: true,
    });
    const chunks: Buffer[] = [];
    const timer = setTimeout(() => {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, TIME_LIMIT);
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      const output = Buffer.concat(chunks).toString().replaceAll(`${folder}/`, '').replaceAll(folder, '.');
      resolve({ code: code ?? -1, output });
    });
  });
}
