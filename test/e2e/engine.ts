import { chromium, firefox, type BrowserServer, type BrowserType } from 'playwright-core';
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.ts';
import { ensureProgram } from '../../scripts/debian.ts';

const TYPES = { chromium, firefox } as const satisfies Record<string, BrowserType>;
type Engine = keyof typeof TYPES;

/** The engine of this run: the variable ENGINE, as `npm run test:engines` sets it; else Chromium. */
export const ENGINE: Engine = process.env['ENGINE'] === 'firefox' ? 'firefox' : 'chromium';

export const browserType: BrowserType = TYPES[ENGINE];

/** Starts the engine's browser for all test files; installs it if necessary. */
export function launchBrowser(): Promise<BrowserServer> {
  if (ENGINE === 'chromium') return chromium.launchServer({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
  // The channel makes Playwright speak WebDriver BiDi, which an unpatched Firefox understands.
  return firefox.launchServer({ channel: 'moz-firefox', executablePath: ensureProgram('firefox-esr', 'firefox-esr') });
}
