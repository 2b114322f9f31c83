import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Timeout of a command, in milliseconds. On a quiet machine the slowest of the site takes 4 seconds, and all tests
 * together 9; a busy machine is many times slower.
 */
const TIME_LIMIT = 240_000;

/** Result of a command. */
export interface CommandResult {
  /** Its exit code; -1 when it was stopped. */
  readonly code: number;
  /** Output of both streams, in the order of writing, without the path of its folder. */
  readonly output: string;
  /** The same with the escape sequences of its colors. */
  readonly colored: string;
}

/** The environment of a reader's terminal: with colors, and without variables of CI, agents and test runners. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return {
    PATH,
    HOME,
    ...(TMPDIR === undefined ? {} : { TMPDIR }),
    RSTEST_NO_AGENT: '1',
    FORCE_COLOR: '1',
    // npx must print nothing of its own.
    npm_config_update_notifier: 'false',
  };
}

/**
 * Runs a command of a page without a terminal: no input, both outputs in one stream.
 * Needs Bash: pages use its quotes, and its `time`, which needs no installation.
 * @param line begins with `npx rstest`, which is the Rstest of the project, or with `node`; after `time`, the command is
 *   run as written, since the start of npx belongs to its time
 * @param folder where it runs
 * @param root folder of the project
 */
export function runLine(line: string, folder: string, root: string): Promise<CommandResult> {
  const rstest = join(root, 'node_modules/@rstest/core/bin/rstest.js');
  const command = line.replace(/^npx rstest/, '"$0" "$1"').replace(/^node /, '"$0" ');
  const script = `exec 2>&1; ${line.startsWith('time ') ? '' : 'exec '}${command}`;
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', script, process.execPath, rstest], {
      cwd: folder,
      env: environment(),
      stdio: ['ignore', 'pipe', 'inherit'],
      // Its own process group, so that workers are killed with it.
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
      const colored = Buffer.concat(chunks).toString().replaceAll(`${folder}/`, '').replaceAll(folder, '.');
      const output = stripVTControlCharacters(colored).replaceAll(`${folder}/`, '').replaceAll(folder, '.');
      resolve({ code: code ?? -1, output, colored });
    });
  });
}
