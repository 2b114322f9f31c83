import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import type { Example } from '#node/content/examples/example.ts';
import type { Failure } from './failure.ts';
import { writeFolder } from './folder.ts';
import { judgeCommand } from './judge.ts';
import { commandsOf, runCommands } from './run-alone.ts';

const INSTALL = ['install', '--prefer-offline', '--no-audit', '--no-fund'];

/** An example and its zip, as the build writes it. */
export interface Zipped {
  readonly example: Example;
  readonly bytes: Uint8Array;
}

/**
 * Does with the zips of examples what a reader does: unpacks them outside the project, installs their packages, runs
 * their commands. The packages are installed once and move from example to example.
 * @param zips need the same packages
 * @returns how the commands differ from the pages
 */
export async function runZips(zips: readonly Zipped[]): Promise<readonly Failure[]> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'example-')));
  const failures: Failure[] = [];
  let installed: string | undefined;
  try {
    for (const [index, { example, bytes }] of zips.entries()) {
      const folder = writeFolder(join(parent, String(index), example.name), Object.entries(unzipSync(bytes)));
      const packages = join(folder, 'node_modules');
      if (installed === undefined) {
        const failure = await installPackages(folder);
        if (failure !== undefined) {
          failures.push({ ...placeOf(example), what: 'npm cannot install its zip', received: failure });
          continue;
        }
      } else {
        renameSync(installed, packages);
        // Results that Rstest keeps of the example before.
        rmSync(join(packages, '.cache'), { recursive: true, force: true });
      }
      installed = packages;
      failures.push(...(await runCommands(commandsOf(example), folder, folder)).flatMap(judgeCommand));
    }
    return failures;
  } finally {
    rmSync(parent, { recursive: true, force: true });
  }
}

/** Installs the packages of a folder with npm. @returns what npm says when it fails */
export async function installPackages(cwd: string): Promise<string | undefined> {
  try {
    await promisify(execFile)('npm', INSTALL, { cwd });
    return undefined;
  } catch (error) {
    return String(error);
  }
}

function placeOf({ files, commands }: Example): Pick<Failure, 'file' | 'line'> {
  const { file = '', line = 1 } = files[0]?.block ?? commands[0]?.block ?? {};
  return { file, line };
}
