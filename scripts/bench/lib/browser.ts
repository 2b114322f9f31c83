import { chromium, type Browser, type BrowserContextOptions, type CDPSession, type Page } from 'playwright-core';
import { BROWSER_ARGS, ensureBrowser } from '../../browser.ts';

/** Starts a browser for as long as the work takes. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: readonly string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: [...BROWSER_ARGS, ...args] });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page with nothing stored and nothing cached, for as long as the work takes. */
export async function withPage<Result>(
  browser: Browser,
  work: (page: Page) => Promise<Result>,
  options: BrowserContextOptions = {},
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** How many times slower the processor is for measurements that stand for a phone. */
export const SLOWDOWN = 4;

/** Makes the processor slower for a page. @returns the session that does so, for more settings */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return session;
}
