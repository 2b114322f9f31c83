import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Page,
  type Route,
} from 'playwright-core';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { routesIn } from '../support/sitemap.ts';
import { browserType, ENGINE, setInFirefox } from './engine.ts';

export const SITE = inject('site');
export const FIXTURE = inject('fixture');
export const VERSIONS = inject('versions');
export const DEVELOPMENT = inject('development');

/** Connects to the browser of this worker. Vitest numbers the workers from 1. */
export function connectBrowser(): Promise<Browser> {
  const addresses = inject('browsers');
  const address = addresses[(Number(process.env['VITEST_POOL_ID']) - 1) % addresses.length];
  if (address === undefined) throw new Error('No browser was started');
  return browserType.connect(address);
}

let browser: Browser;

/** Call once in each file that needs the browser. */
export function setUpBrowser(): void {
  beforeAll(async () => {
    browser = await connectBrowser();
  });
  afterAll(async () => {
    await browser.close();
  });
}

export interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Console messages and uncaught errors of the page. */
  readonly messages: readonly string[];
}

/** Stores an item before the scripts of each document. */
export function storeItem(target: Page | BrowserContext, key: string, value: string): Promise<unknown> {
  const item = { key, value };
  return target.addInitScript((stored) => {
    try {
      localStorage.setItem(stored.key, stored.value);
    } catch {
      // A test has blocked storage, or the document has none, as about:blank in Firefox.
    }
  }, item);
}

/** The slowest scroll listener of the site works every 200 ms; by now it has worked. */
const AFTER_SCROLL_MS = 250;

/** Waits until the page has handled a scroll, a press or a change of its window, and its finite animations have ended. */
export function atRest(page: Page): Promise<void> {
  return page.evaluate(async (waitMs) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve, waitMs));
    await nextFrame();
    const finite = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(finite.map(({ finished }) => finished));
    await nextFrame();
  }, AFTER_SCROLL_MS);
}

/** Opens a page; retries, since Firefox fails to open one while it closes the windows of the last file. */
export function openPage(context: BrowserContext): Promise<Page> {
  const open = () => context.newPage();
  return ENGINE === 'firefox' ? vi.waitFor(open, { timeout: 20_000, interval: 500 }) : open();
}

/** Defaults to an English reader on a light desktop, on a later visit, so that nothing redirects. */
async function newVisit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US', ...options });
  if (ENGINE === 'firefox') await setInFirefox(context, options);
  await storeItem(context, 'visited', '1');
  const page = await openPage(context);
  const messages: string[] = [];
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  return { page, context, messages };
}

/** Runs a test in a visit of its own and closes it. */
export function visiting(
  test: (visit: Visit) => Promise<void>,
  options: BrowserContextOptions = {},
): () => Promise<void> {
  return async () => {
    const visit = await newVisit(options);
    try {
      await test(visit);
    } finally {
      await visit.context.close();
    }
  };
}

/** Pages that mark their hydration. */
const watched = new WeakSet<Page>();

/** Opens an address and waits for hydration. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  if (!watched.has(page)) {
    watched.add(page);
    await page.addInitScript(() => {
      addEventListener('docs:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
    });
  }
  await page.goto(address);
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

/** How long the application takes to load where a test does not say so itself. */
const slowLine = () => new Promise((resolve) => setTimeout(resolve, 700));

/**
 * Opens a page and delays the application, so that presses come long before hydration.
 * @param loaded resolves when the application may load
 */
export async function openWithSlowScripts(page: Page, address = '/guide/start/', loaded = slowLine): Promise<void> {
  await page.route('**/assets/client-*.js', async (route) => {
    await loaded();
    await route.continue();
  });
  await page.goto(SITE + address, { waitUntil: 'commit' });
  await page.waitForSelector('.navbar .search-button');
}

/** Follows a link of the sidebar without hovering over it, which would prefetch its page. @param end of its address */
export const follow = (page: Page, end: string): Promise<void> =>
  page.evaluate((href) => document.querySelector<HTMLElement>(`.sidebar-link[href$="${href}"]`)?.click(), end);

/**
 * Holds requests back.
 * @param address a pattern, as in `page.route`
 * @param end what happens to them then; by default the server answers
 * @returns a function that ends the wait
 */
export async function hold(
  page: Page,
  address: string | RegExp,
  end: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await held;
    await end(route);
  });
  return letGo;
}

/** Asks for the status and headers of an address. The server compresses nothing for it: all pages would take seconds. */
export const headOf = (address: string): Promise<Response> =>
  fetch(address, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } });

/** The routes of the real site, from its sitemap. */
export async function siteRoutes(): Promise<readonly string[]> {
  const routes = routesIn(await (await fetch(`${SITE}/sitemap.xml`)).text());
  if (routes.length === 0) throw new Error('the sitemap names no page');
  return routes;
}

/**
 * Calls `work` with every route, one after the other in one visit, which leaves the other core to other tests.
 * @param prepare called before the first page is opened
 * @returns the results in the order of the routes
 */
export async function onEveryRoute<Result>(
  routes: readonly string[],
  options: BrowserContextOptions,
  work: (page: Page, route: string) => Promise<Result>,
  prepare?: (context: BrowserContext) => Promise<void>,
): Promise<readonly Result[]> {
  const { page, context } = await newVisit(options);
  try {
    await prepare?.(context);
    const results: Result[] = [];
    for (const route of routes) results.push(await work(page, route));
    return results;
  } finally {
    await context.close();
  }
}

/** Console messages and uncaught errors of the page while `work` runs. */
export async function messagesOf(page: Page, work: () => Promise<void>): Promise<readonly string[]> {
  const messages: string[] = [];
  const onConsole = (message: ConsoleMessage) => messages.push(`${message.type()}: ${message.text()}`);
  const onError = (error: Error) => messages.push(`error: ${error.message}`);
  page.on('console', onConsole).on('pageerror', onError);
  await work();
  page.off('console', onConsole).off('pageerror', onError);
  return messages;
}
