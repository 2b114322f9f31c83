/** Actions and observations of a reader in WebKit, for the tests of this folder. */

import { join } from 'node:path';
import { Key, type Actions, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { serveForTests, type TestServer } from './test-server.ts';
import { startWebKit, type System, type WebKit } from './webkit.ts';

const ROOT = join(import.meta.dirname, '../..');
export const DIST = join(ROOT, 'dist');
export const FIXTURE = join(ROOT, 'test/fixtures/site/dist');
export const VERSIONS = join(ROOT, 'test/fixtures/versions/dist');

export const PAGE = '/guide/start/quick-start';
export const FIELD = '.search-dialog[open] input';
export const ACTIVE = '[role=option][aria-selected=true]';
/** The application's file. */
export const CLIENT = /\/assets\/client-.*\.js$/;

const DESKTOP = { width: 1440, height: 900 } as const;
/** The narrowest window of WebKit's test browser is 447 px wide. */
export const PHONE = { width: 447, height: 844 } as const;

let webkit: WebKit;
let driver: WebDriver;
export let site: TestServer;

/** WebKit may have to be installed. */
const START_TIMEOUT_MS = 600_000;

/** Call once in each file. Each test begins with a reader who was here before, in a window of a desktop. */
export function setUpWebKit(system: System = {}): void {
  beforeAll(async () => {
    webkit = await startWebKit(system);
    ({ driver } = webkit);
    site = await serveForTests(DIST);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    await webkit.close();
    site.close();
  });
  beforeEach(async () => {
    await resize(DESKTOP);
    await beginVisit(site);
  });
}

/** Empties the storage of a site, as of a reader who was here before. */
export async function beginVisit(on: TestServer): Promise<void> {
  await driver.get(`${on.address}/llms.txt`);
  await run('localStorage.clear(); sessionStorage.clear(); localStorage.setItem("visited", "1")');
  // WebKit's own view of a text violates the policy.
  on.takeReports();
  on.takeRequests();
}

/**
 * The violations of the policy since the visit began. Reports arrive late and in order, so the page violates the policy
 * once more; that report is left out.
 */
export async function violations(on = site): Promise<readonly string[]> {
  const last = 'https://last.example/';
  await run('new Image().src = arguments[0]', last);
  const reports: string[] = [];
  await expect
    .poll(() => {
      reports.push(...on.takeReports());
      return reports.some((report) => report.includes(last));
    })
    .toBe(true);
  return reports.filter((report) => !report.includes(last));
}

/** Calls `work` with a server of its own, of whose site nothing is cached. */
export async function onFreshSite(work: (fresh: TestServer) => Promise<void>, folder = DIST, allowsScripts = true) {
  const fresh = await serveForTests(folder, allowsScripts);
  try {
    await beginVisit(fresh);
    await work(fresh);
  } finally {
    await driver.get('about:blank');
    fresh.close();
  }
}

/** Opens a page of a fresh site and holds the application back. */
export const openHeld = (work: (release: () => void, fresh: TestServer) => Promise<void>, address = PAGE) =>
  onFreshSite(async (fresh) => {
    const release = fresh.hold(CLIENT);
    try {
      await visit(address, fresh);
      await work(release, fresh);
    } finally {
      release();
    }
  });

/** Loads a page. */
export const visit = (address: string, on = site) => driver.get(on.address + address);

/** Loads a page and waits until the application has taken over. */
export async function open(address: string, on = site): Promise<void> {
  await visit(address, on);
  await hydrate();
}

/** Moves the pointer, and waits until the application has taken over the page. */
export async function hydrate(): Promise<void> {
  await run('dispatchEvent(new Event("pointermove"))');
  await expect.poll(() => count('.search-button[role=button]')).toBe(1);
}

/** Runs a script or function in the page. A promise is waited for. */
export const run = <Value>(script: string | ((...args: never[]) => unknown), ...args: readonly unknown[]) =>
  driver.executeScript<Value>(script, ...args);

export const count = (selector: string) =>
  run<number>('return document.querySelectorAll(arguments[0]).length', selector);
/** WebKit ends the text of an invisible box with a line break. */
export const textOf = (selector: string) =>
  run<string | null>('return document.querySelector(arguments[0])?.innerText.trim()', selector);
export const textsOf = (selector: string) =>
  run<string[]>('return [...document.querySelectorAll(arguments[0])].map((each) => each.innerText.trim())', selector);
export const attribute = (selector: string, name: string) =>
  run<string | null>('return document.querySelector(arguments[0])?.getAttribute(arguments[1])', selector, name);
export const isShown = (selector: string) =>
  run<boolean>('return document.querySelector(arguments[0])?.checkVisibility() ?? false', selector);
export const valueOf = (selector: string) =>
  run<string>('return document.querySelector(arguments[0])?.value', selector);
export const styleOf = (selector: string, name: string) =>
  run<string>('return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]', selector, name);
export const boxOf = (selector: string) =>
  run<DOMRect>('return document.querySelector(arguments[0]).getBoundingClientRect().toJSON()', selector);
export const path = () => run<string>('return location.pathname + location.search + location.hash');
export const scroll = () => run<number>('return Math.round(scrollY)');
export const title = () => driver.getTitle();
/** The class, or else the tag, of the element with the focus. */
export const focused = () => run<string>('return document.activeElement.className || document.activeElement.tagName');

/** Scrolls the page, and waits until it has handled that. */
export async function scrollTo(top: number): Promise<void> {
  await run('scrollTo(0, arguments[0])', top);
  await nextFrame();
}
const nextFrame = () => run('return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');

/** Waits for the end of all animations: during the theme's circle no element can be clicked. */
export const atRest = () =>
  run(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)).then(() => undefined));

/** Marks the document, to tell a change of page from a load. */
export const mark = () => run('window.isMarked = true');
export const isMarked = () => run<boolean>('return window.isMarked === true');

/** The first visible element of a selector, or of those with just this text. */
const element = (selector: string, name?: string) =>
  run<WebElement>(
    (query: string, text: string | null) =>
      [...document.querySelectorAll(query)].find(
        (each) =>
          each.checkVisibility({ visibilityProperty: true }) && (text === null || each.textContent.trim() === text),
      ),
    selector,
    name ?? null,
  );
/** Clicks with the mouse, which first scrolls the element into view. */
export const click = async (selector: string, name?: string) => (await element(selector, name)).click();
/** Clicks by script, which scrolls nothing. */
export const activate = (selector: string) => run('document.querySelector(arguments[0]).click()', selector);
export const focus = (selector: string) => run('document.querySelector(arguments[0]).focus()', selector);
/** Moves the mouse over an element. */
export async function hover(selector: string, name?: string): Promise<void> {
  const origin = await element(selector, name);
  await run('arguments[0].scrollIntoView({ block: "center" })', origin);
  await driver.actions().move({ origin }).perform();
}
export const moveMouse = (x: number, y: number) => driver.actions().move({ x, y }).perform();
export const clickAt = (x: number, y: number) => driver.actions().move({ x, y }).click().perform();
/** How far the wheel has been turned: the driver turns it by the difference to its last turn. */
let turned = 0;
export async function turnWheel(x: number, y: number, by: number): Promise<void> {
  turned += by;
  const actions = driver.actions() as Actions & { scroll(x: number, y: number, byX: number, byY: number): Actions };
  await actions.scroll(x, y, 0, turned).perform();
}

export const press = (...keys: readonly string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();
export const pressWith = (modifier: string, key: string) =>
  driver.actions().keyDown(modifier).sendKeys(key).keyUp(modifier).perform();
export const goBack = () => run('history.back()');
export const goForward = () => run('history.forward()');
export const reload = () => driver.navigate().refresh();

export const resize = (size: { readonly width: number; readonly height: number }) =>
  driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });

/** Opens the search with Ctrl+K and waits for its field. */
export async function openSearch(): Promise<void> {
  await pressWith(Key.CONTROL, 'k');
  await expect.poll(() => count(FIELD)).toBe(1);
}

/** Types a query and waits for its results. */
export async function search(query: string): Promise<void> {
  await press(query);
  await expect.poll(() => count('[role=option]')).toBeGreaterThan(0);
  await expect.poll(() => attribute('.search-field', 'data-status')).toBe('idle');
}

/** Text of the clipboard, which WebKit gives to a paste alone. Leaves the page with a text area. */
export async function pasted(): Promise<string> {
  await run(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.querySelector('main')?.prepend(area);
    area.focus();
  });
  await pressWith(Key.CONTROL, 'v');
  return valueOf('#pasted');
}

/** Calls `work` in a second tab, and closes it. @returns what `work` returns */
export async function inOtherTab<Value>(work: () => Promise<Value>): Promise<Value> {
  const first = await driver.getWindowHandle();
  await driver.switchTo().newWindow('tab');
  try {
    return await work();
  } finally {
    await driver.close();
    await driver.switchTo().window(first);
  }
}

/** Waits for a tab that the page opens, calls `work` in it, and closes it. */
export async function inOpenedTab<Value>(openTab: () => Promise<unknown>, work: () => Promise<Value>): Promise<Value> {
  const first = await driver.getWindowHandle();
  await openTab();
  await expect.poll(async () => (await driver.getAllWindowHandles()).length).toBe(2);
  const other = (await driver.getAllWindowHandles()).find((handle) => handle !== first);
  await driver.switchTo().window(other ?? first);
  try {
    return await work();
  } finally {
    await driver.close();
    await driver.switchTo().window(first);
  }
}

/** Dismisses a dialog of the browser, for which the test waits. @returns its text */
export async function dismissDialog(): Promise<string> {
  const dialog = await driver.wait(
    async () =>
      driver
        .switchTo()
        .alert()
        .catch(() => undefined),
    10_000,
  );
  const text = (await dialog?.getText()) ?? '';
  await dialog?.dismiss();
  return text;
}

/** Has the page collect its uncaught errors and what it writes to the console. @returns reads them */
export async function listen(): Promise<() => Promise<readonly string[]>> {
  await run(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    addEventListener('error', ({ message }) => said.push(message));
    addEventListener('unhandledrejection', ({ reason }) => said.push(String(reason)));
    for (const level of ['log', 'warn', 'error'] as const)
      console[level] = (...parts: unknown[]) => said.push(`${level}: ${parts.map(String).join(' ')}`);
  });
  return () => run<string[]>('return window.said');
}
