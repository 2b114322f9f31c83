import { execFile } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
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

/**
 * Does with an example's zip what a reader does: unpacks it outside the project, installs its packages, runs its
 * commands.
 * @returns how the commands differ from the page
 */
export async function runZip(example: Example, zip: Uint8Array): Promise<readonly Failure[]> {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), 'example-')));
  try {
    const folder = writeFolder(join(parent, example.name), Object.entries(unzipSync(zip)));
    const failure = await installPackages(folder);
    if (failure !== undefined) return [{ ...placeOf(example), what: 'npm cannot install its zip', received: failure }];
    return (await runCommands(commandsOf(example), folder, folder)).flatMap(judgeCommand);
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
