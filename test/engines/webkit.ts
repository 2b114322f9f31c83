import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { ensureProgram } from '../../scripts/debian.ts';
import { freePort } from '../../scripts/free-port.ts';

/** A running WebKit, on a screen of its own. */
export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** What the reader has set in the system. */
export interface System {
  /** A name of the C library, such as `en_US.UTF-8`; `C`: a reader of neither language. */
  readonly language?: string;
  readonly isDark?: boolean;
  readonly reducesMotion?: boolean;
}

const LONGEST_LOAD_MS = 20_000;

/** Paths of the programs; installs what is missing, so call it once before tests run side by side. */
export function ensureWebKit(): { readonly driver: string; readonly screen: string } {
  return {
    driver: ensureProgram('WebKitWebDriver', 'webkit2gtk-driver'),
    screen: ensureProgram('Xvfb', 'xvfb'),
  };
}

/** Number of the new screen, which Xvfb writes when it is ready. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(ensureWebKit().screen, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;

async function stop(process: ChildProcess): Promise<void> {
  process.kill();
  if (!hasEnded(process)) await once(process, 'exit');
}

/** Variables by which GTK, and with it WebKit, learns the settings of the system. */
function variables({ language = 'C', isDark = false, reducesMotion = false }: System, settings: string) {
  mkdirSync(join(settings, 'gtk-3.0'));
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${reducesMotion ? 0 : 1}\n`);
  return { LC_ALL: language, GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita', XDG_CONFIG_HOME: settings };
}

/** Starts Debian's WebKitGTK under WebDriver, in a window of 1440 × 900 px. */
export async function startWebKit(system: System = {}): Promise<WebKit> {
  const program = ensureWebKit().driver;
  const settings = mkdtempSync(join(tmpdir(), 'webkit-'));
  const { screen, display } = await startScreen();
  const port = await freePort();
  const env = { ...process.env, ...variables(system, settings), DISPLAY: display };
  const service = spawn(program, [`--port=${port}`], { env, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).then(Boolean, () => false))) {
    if (hasEnded(service)) throw new Error('WebKitWebDriver does not start');
    await setTimeout(50);
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  // By default, each command waits five minutes for a load that never ends.
  await driver.manage().setTimeouts({ pageLoad: LONGEST_LOAD_MS });
  return {
    driver,
    async close() {
      await driver.quit();
      await stop(service);
      await stop(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}
