import {
  chromium,
  firefox,
  type BrowserContext,
  type BrowserContextOptions,
  type BrowserServer,
  type BrowserType,
} from 'playwright-core';
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.ts';
import { ensureProgram } from '../../scripts/debian.ts';

const TYPES = { chromium, firefox } as const satisfies Record<string, BrowserType>;
type Engine = keyof typeof TYPES;

/** The engine of this run: the variable ENGINE, as `npm run test:engines` sets it; else Chromium. */
export const ENGINE: Engine = process.env['ENGINE'] === 'firefox' ? 'firefox' : 'chromium';

export const browserType: BrowserType = TYPES[ENGINE];

/** Starts a browser of the engine; installs it if necessary. */
function launchBrowser(): Promise<BrowserServer> {
  if (ENGINE === 'chromium') return chromium.launchServer({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  return firefox.launchServer({
    // Makes Playwright speak WebDriver BiDi, which an unpatched Firefox understands.
    channel: 'moz-firefox',
    executablePath: ensureProgram('firefox-esr', 'firefox-esr'),
    // One process for the pages of all visits: starting one for each visit takes longer than most tests.
    firefoxUserPrefs: { 'fission.autostart': false, 'dom.ipc.processCount': 1 },
  });
}

/** Starts a browser for each worker: windows of one browser share the clipboard and, in Firefox, the keyboard. */
export function launchBrowsers(workers: number): Promise<BrowserServer[]> {
  return Promise.all(Array.from({ length: workers }, launchBrowser));
}

/** The sandbox of a document that may do everything but run scripts. */
const NO_SCRIPTS = 'sandbox allow-same-origin allow-forms allow-popups allow-top-navigation';

/**
 * Sets options of a visit that WebDriver BiDi has no command for, and which Playwright ignores in Firefox.
 * @throws for an option that cannot be set; its test needs a tag of `not-in-firefox.ts`
 */
export async function setInFirefox(context: BrowserContext, options: BrowserContextOptions): Promise<void> {
  if (options.colorScheme === 'dark' || options.reducedMotion === 'reduce' || options.forcedColors === 'active') {
    throw new Error('Firefox cannot be given media features: the test needs the tag "media"');
  }
  if (options.javaScriptEnabled === false) {
    await context.route('**', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch();
      const headers = response.headers();
      const policy = `${headers['content-security-policy']}; ${NO_SCRIPTS}`;
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
  }
}
