import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { ensureProgram } from '../../scripts/debian.ts';
import { freePort } from '../support/free-port.ts';

/** A running WebKit, on a screen of its own. */
export interface WebKit {
  readonly driver: WebDriver;
  close(): Promise<void>;
}

/** Number of the new screen, which Xvfb writes when it is ready. */
async function startScreen(): Promise<{ readonly screen: ChildProcess; readonly display: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(ensureProgram('Xvfb', 'xvfb'), args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  return { screen, display: `:${number.toString().trim()}` };
}

async function stop(process: ChildProcess): Promise<void> {
  process.kill();
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}

/** Starts Debian's WebKitGTK under WebDriver, in a window of 1440 × 900 px; installs what is missing. */
export async function startWebKit(): Promise<WebKit> {
  const program = ensureProgram('WebKitWebDriver', 'webkit2gtk-driver');
  const { screen, display } = await startScreen();
  const port = await freePort();
  const service = spawn(program, [`--port=${port}`], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore' });
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).then(Boolean, () => false))) {
    if (service.exitCode !== null) throw new Error('WebKitWebDriver does not start');
  }
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(address).withCapabilities(capabilities).build();
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return {
    driver,
    async close() {
      await driver.quit();
      await stop(service);
      await stop(screen);
    },
  };
}
