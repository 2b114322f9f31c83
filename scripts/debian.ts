/** Programs of the system that tests need, installed from Debian when they are missing. */

import { execFileSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Administrators' programs, such as nginx, are not in everybody's PATH. */
const MORE_FOLDERS = ['/usr/sbin', '/usr/local/sbin'];

/** True for a file that may be run; folders have the same permission. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Path of the first program that is installed, by the order of the names. */
export function findProgram(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), ...MORE_FOLDERS];
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/** Announces a step, and prints its failure instead of throwing: the caller may have another way. */
export function attempt(what: string, work: () => void): void {
  console.log(`${what} …`);
  try {
    work();
  } catch (error) {
    console.log(`That failed: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
  }
}

/** Installs Debian packages, if this process may. */
export function installFromDebian(...packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  attempt(`Installing Debian's ${packages.join(', ')}`, () => {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], { stdio: 'inherit', env });
  });
}

/**
 * Path of a program; installs its Debian package if necessary and possible.
 * @throws an error that names the program and the package
 */
export function ensureProgram(name: string, ...packages: readonly string[]): string {
  const installed = findProgram([name]);
  if (installed) return installed;
  installFromDebian(...packages);
  const found = findProgram([name]);
  if (found) return found;
  throw new Error(`The tests need ${name}: install it, on Debian with "apt-get install ${packages.join(' ')}".`);
}
