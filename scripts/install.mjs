// Installs missing packages before anything else runs. Plain JavaScript without imports of packages: none is there yet.

import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** npm writes this file at the end of an install. */
const INSTALLED = join(root, 'node_modules/.package-lock.json');
const LOCK_FILE = join(root, 'package-lock.json');
/** What was installed last, so that a lock file whose date alone has changed, as by git, installs nothing. */
const STAMP = join(root, 'node_modules/.docs-installed');
/** Holds the id of the process that installs; a second one waits for it. */
const INSTALLING = join(root, '.tmp/installing');
const POLL_MS = 200;
/** A claim that is empty for longer was left by a killed process. */
const CLAIM_MS = 5000;

/** When a file was last written; 0 when it is missing. */
const writtenAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The stamp of the present lock file and install. */
const stamp = () => `${createHash('sha256').update(read(LOCK_FILE)).digest('hex')} ${writtenAt(INSTALLED)}`;

function isInstalled() {
  const installed = writtenAt(INSTALLED);
  return installed > 0 && (installed >= writtenAt(LOCK_FILE) || read(STAMP) === stamp());
}

/** False for our own id: we have not claimed yet, so a killed process had the id, as in a restarted container. */
function isRunning(pid) {
  if (pid === process.pid) return false;
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Whether the process that claimed the install has ended. A claim is empty for a moment, until its id is written. */
function isAbandoned(owner) {
  return owner === '' ? Date.now() - writtenAt(INSTALLING) > CLAIM_MS : !isRunning(Number(owner));
}

/**
 * True when the claim is removed. Not by `rmSync`: on Windows that of some Node.js 24 removes nothing below a folder such
 * as `文档` (nodejs/node#61067).
 */
function removeClaim() {
  try {
    unlinkSync(INSTALLING);
    return true;
  } catch {
    return false;
  }
}

/** Claims the install; waits while another process has claimed it. */
function claim() {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  let told = '';
  for (;;) {
    try {
      writeFileSync(INSTALLING, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const owner = read(INSTALLING);
      if (isAbandoned(owner) && removeClaim()) continue;
      if (owner !== told) {
        console.log(`Waiting for process ${owner}, which installs packages. If it does not, delete .tmp/installing`);
      }
      told = owner;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, POLL_MS);
    }
  }
}

function install() {
  console.log('Installing packages (npm ci) …');
  // Ctrl-C ends npm, too. Without a listener it would also end this process, which could not remove its claim.
  process.on('SIGINT', () => {});
  // Through a shell: on Windows npm is a script.
  execSync('npm ci --no-audit --no-fund', { cwd: root, stdio: 'inherit' });
}

try {
  if (!isInstalled()) {
    claim();
    try {
      // Another process may have installed meanwhile.
      if (!isInstalled()) install();
    } finally {
      removeClaim();
    }
  }
} catch (error) {
  // npm has printed its own reason above.
  console.error(`The packages are not installed: ${error.message}`);
  process.exit(1);
}
try {
  if (read(STAMP) !== stamp()) writeFileSync(STAMP, stamp());
} catch {
  // Without the stamp, a new date of the lock file installs again.
}
