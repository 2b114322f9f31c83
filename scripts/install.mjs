// Installs missing packages before anything else runs. Plain JavaScript without imports of packages: none is there yet.

import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** When a file was last written; 0 when it is missing. */
function writtenAt(path) {
  return statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

// npm writes this file at the end of an install: a newer lock file means that packages are out of date.
const installed = writtenAt('node_modules/.package-lock.json');
if (installed === 0 || installed < writtenAt('package-lock.json')) {
  console.log('Installing packages (npm ci) …');
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}
