/** Finds the browser that tests and measurements use, and installs one where there is none. */

import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { attempt, findProgram, installFromDebian, isExecutable } from './debian.ts';

/** Environment variable with the path of an executable; takes precedence over installed browsers. */
const VARIABLE = 'CHROME_PATH';
/** Headless shells come first: without browser windows, each visit of a test costs half. */
const SHELLS = ['chrome-headless-shell', 'chromium-headless-shell'];
const WHOLE = ['google-chrome-stable', 'google-chrome', 'chromium', 'chromium-browser', 'chrome', 'msedge'];
/** Kinds of browsers; only a whole one has a back-forward cache. */
const KINDS = {
  any: { names: [...SHELLS, ...WHOLE], debian: 'chromium-headless-shell' },
  whole: { names: WHOLE, debian: 'chromium' },
} as const;
type Kind = keyof typeof KINDS;
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Without background traffic. `--no-sandbox`: containers have no user namespaces. */
export const BROWSER_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of an installed browser, if any. @throws when CHROME_PATH names no executable */
export function findBrowser(kind: Kind = 'any'): string | undefined {
  const named = process.env[VARIABLE];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`${VARIABLE} is ${named}, which is not an executable file.`);
  }
  return findProgram(KINDS[kind].names) ?? PLACES.find(isExecutable) ?? [chromium.executablePath()].find(starts);
}

/** Playwright's download may lack libraries of the system. On Windows it does not, and `--version` opens a window. */
function starts(path: string): boolean {
  if (process.platform === 'win32') return isExecutable(path);
  return spawnSync(path, ['--version']).status === 0;
}

function installWithPlaywright(): void {
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  execFileSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit' });
}

/**
 * Path of a browser. Installs one if necessary: Playwright's download, or else, as root, Debian's package.
 * @throws an error that says what to install when both fail
 */
export function ensureBrowser(kind: Kind = 'any'): string {
  const installed = findBrowser(kind);
  if (installed) return installed;
  attempt('No Chrome or Chromium is installed; downloading one with Playwright', installWithPlaywright);
  const downloaded = findBrowser(kind);
  if (downloaded) return downloaded;
  installFromDebian(KINDS[kind].debian, 'fonts-noto-cjk');
  const found = findBrowser(kind);
  if (found) return found;
  throw new Error(`The tests need a browser: install Chrome or Chromium, or name one in ${VARIABLE}.`);
}
