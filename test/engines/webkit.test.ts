import { join } from 'node:path';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serveForTests, type TestServer } from './test-server.ts';
import { startWebKit, type WebKit } from './webkit.ts';

const DIST = join(import.meta.dirname, '../../dist');
const CLIENT = /\/assets\/client-.*\.js$/;
const FIELD = '.search-dialog[open] input';
const PAGE = '/guide/start/quick-start';

let webkit: WebKit;
let driver: WebDriver;
let site: TestServer;

beforeAll(async () => {
  webkit = await startWebKit();
  ({ driver } = webkit);
  site = await serveForTests(DIST);
});
afterAll(async () => {
  await webkit.close();
  site.close();
});
/** Each test begins with an English reader who was here before. */
beforeEach(async () => {
  await driver.get(`${site.address}/llms.txt`);
  await driver.executeScript('localStorage.clear(); sessionStorage.clear(); localStorage.setItem("visited", "1")');
  site.takeReports();
});

const run = <Value>(script: string, ...args: readonly unknown[]) => driver.executeScript<Value>(script, ...args);
const count = (selector: string) => run<number>('return document.querySelectorAll(arguments[0]).length', selector);
const textOf = (selector: string) => run<string>('return document.querySelector(arguments[0])?.innerText', selector);
const isShown = (selector: string) =>
  run<boolean>('return document.querySelector(arguments[0])?.checkVisibility() ?? false', selector);
const path = () => run<string>('return location.pathname + location.hash');
const scroll = () => run<number>('return Math.round(scrollY)');
const click = (selector: string) => driver.findElement(By.css(selector)).click();
const press = (...keys: readonly string[]) =>
  driver
    .actions()
    .sendKeys(...keys)
    .perform();
const openSearch = () => driver.actions().keyDown(Key.CONTROL).sendKeys('k').keyUp(Key.CONTROL).perform();

/** Opens a page of a new address, whose application is not cached, and holds the application back. */
async function openHeld(work: (release: () => void) => Promise<void>): Promise<void> {
  const held = await serveForTests(DIST);
  const release = held.hold(CLIENT);
  try {
    await driver.get(`${held.address}/llms.txt`);
    await run('localStorage.setItem("visited", "1")');
    await driver.get(held.address + PAGE);
    await work(release);
  } finally {
    release();
    held.close();
  }
}

/** Opens a page and waits until the application has taken over. */
async function open(address: string): Promise<void> {
  await driver.get(site.address + address);
  await run('dispatchEvent(new Event("pointermove"))');
  await expect.poll(() => count('.search-button[role=button]')).toBe(1);
}

/** Marks the document, to tell a change of page from a load. */
const mark = () => run('window.isMarked = true');
const isMarked = () => run<boolean>('return window.isMarked === true');

describe('navigation', () => {
  test('a link changes the page in place: address, title, heading, focus and scroll position', async () => {
    await open(PAGE);
    await mark();
    await run('scrollTo(0, 400)');
    await run('document.querySelector(".pager-next").click()');
    await expect.poll(() => textOf('h1')).toBe('Features');
    expect([await path(), await isMarked(), await scroll()]).toEqual(['/guide/start/features', true, 0]);
    expect(await driver.getTitle()).toBe('Features - Rstest');
    expect(await run('return document.activeElement.id')).toBe(await run('return document.querySelector("main").id'));
  });

  test('Back and Forward return to where the reader left each page', async () => {
    await open(PAGE);
    await run('scrollTo(0, 400)');
    await expect.poll(scroll).toBe(400);
    await run('return new Promise(requestAnimationFrame)');
    await run('document.querySelector(".pager-next").click()');
    await expect.poll(() => textOf('h1')).toBe('Features');
    await run('scrollTo(0, 250)');
    await run('return new Promise(requestAnimationFrame)');
    await run('history.back()');
    await expect.poll(() => textOf('h1')).toBe('Quick start');
    await expect.poll(scroll).toBe(400);
    await run('history.forward()');
    await expect.poll(() => textOf('h1')).toBe('Features');
    await expect.poll(scroll).toBe(250);
  });

  test('Back within a page restores its scroll position', async () => {
    await open('/guide/basic/cli');
    await run('scrollTo(0, 300)');
    await run('return new Promise(requestAnimationFrame)');
    await run('document.querySelectorAll(".outline a")[5].click()');
    await expect.poll(scroll).toBeGreaterThan(300);
    await run('history.back()');
    await expect.poll(scroll).toBe(300);
  });

  test('a page opened at a section shows the section below the bars', async () => {
    await open('/guide/basic/cli#exit-codes');
    const top = () => run<number>('return document.getElementById("exit-codes").getBoundingClientRect().top');
    await expect.poll(top).toBeLessThan(160);
    expect(await top()).toBeGreaterThan(70);
  });

  test('the language switch keeps the page and the section', async () => {
    await open(`${PAGE}#install`);
    await click('.language-switch > summary');
    await run('document.querySelector(".language-switch a[lang=zh-CN], .language-switch a[hreflang=zh-CN]").click()');
    await expect.poll(path).toBe(`/zh${PAGE}#install`);
    await expect.poll(() => run('return document.documentElement.lang')).toBe('zh-CN');
  });
});

describe('search', () => {
  test('Ctrl+K opens the search, a query finds a page, and Enter opens it', async () => {
    await open(PAGE);
    await openSearch();
    await expect.poll(() => count(FIELD)).toBe(1);
    await press('coverage');
    await expect.poll(() => count('[role=option]')).toBeGreaterThan(0);
    await press(Key.ENTER);
    await expect.poll(path).toBe('/config/test/coverage');
    expect(await count(FIELD)).toBe(0);
  });

  test('a Chinese query finds Chinese pages', async () => {
    await open('/zh/guide/start/');
    await openSearch();
    await expect.poll(() => count(FIELD)).toBe(1);
    await press('覆盖率');
    await expect.poll(() => textOf('[role=option]')).toContain('覆盖率');
  });

  test('Escape closes the search, and focus returns to the button', async () => {
    await open(PAGE);
    await click('.search-button');
    await expect.poll(() => count(FIELD)).toBe(1);
    await press(Key.ESCAPE);
    await expect.poll(() => count(FIELD)).toBe(0);
    expect(await run('return document.activeElement.className')).toContain('search-button');
  });
});

describe('before hydration', () => {
  test('typed text and a press are kept until the application is there', () =>
    openHeld(async (release) => {
      await openSearch();
      await press('mokc', Key.BACK_SPACE, Key.BACK_SPACE, 'ck');
      expect(await count(FIELD)).toBe(0);
      release();
      await expect.poll(() => count(FIELD)).toBe(1);
      await expect.poll(() => run('return document.querySelector(arguments[0]).value', FIELD)).toBe('mock');
    }));

  test('a press on the theme toggle takes effect once', () =>
    openHeld(async (release) => {
      const before = await count('html.dark');
      await click('.navbar .theme-toggle');
      expect(await count('html.dark')).toBe(before);
      release();
      await expect.poll(() => count('html.dark')).toBe(1 - before);
      await expect.poll(() => count('.search-button[role=button]')).toBe(1);
      expect(await count('html.dark')).toBe(1 - before);
    }));
});

test('the chosen theme stays across pages and reloads', async () => {
  await open(PAGE);
  const before = await count('html.dark');
  await click('.navbar .theme-toggle');
  await expect.poll(() => count('html.dark')).toBe(1 - before);
  await driver.get(`${site.address}/guide/start/`);
  expect(await count('html.dark')).toBe(1 - before);
});

test('a menu opens by keyboard, closes on Escape and keeps focus', async () => {
  await open(PAGE);
  await run('document.querySelector(".language-switch > summary").focus()');
  await press(Key.ENTER);
  await expect.poll(() => isShown('.language-switch .dropdown-box')).toBe(true);
  await press(Key.ESCAPE);
  await expect.poll(() => isShown('.language-switch .dropdown-box')).toBe(false);
  expect(await run('return document.activeElement.tagName')).toBe('SUMMARY');
});

test('a chosen tab applies to the next page; arrow keys move between tabs', async () => {
  await open(PAGE);
  const chosen = () => textOf('[role=tab][aria-selected=true]');
  await run('document.querySelector("[role=tab][aria-selected=true]").focus()');
  await press(Key.ARROW_RIGHT);
  await expect.poll(chosen).toBe('yarn');
  await open('/config/test/testEnvironment');
  await expect.poll(chosen).toBe('yarn');
});

test('an image opens by a press and closes on Escape', async () => {
  await open('/guide/start/');
  await run('document.querySelector("article img").scrollIntoView({ block: "center" })');
  await click('article img');
  await expect.poll(() => count('.medium-zoom-overlay')).toBe(1);
  await press(Key.ESCAPE);
  await expect.poll(() => count('.medium-zoom-overlay')).toBe(0);
});

test('with blocked storage the page hydrates, and theme, tabs and search work', () =>
  openHeld(async (release) => {
    await run(`
    const blocked = { get() { throw new DOMException('blocked', 'SecurityError'); } };
    Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked });
    window.errors = [];
    addEventListener('error', ({ message }) => window.errors.push(message));`);
    release();
    await run('dispatchEvent(new Event("pointermove"))');
    await expect.poll(() => count('.search-button[role=button]')).toBe(1);
    const before = await count('html.dark');
    await click('.navbar .theme-toggle');
    await expect.poll(() => count('html.dark')).toBe(1 - before);
    await run('document.querySelector("[role=tab]:nth-child(3)").click()');
    await expect.poll(() => textOf('[role=tab][aria-selected=true]')).toBe('pnpm');
    await openSearch();
    await expect.poll(() => count(FIELD)).toBe(1);
    await press('mock');
    await expect.poll(() => count('[role=option]')).toBeGreaterThan(0);
    expect(await run('return window.errors')).toEqual([]);
  }));

describe('policy', () => {
  test.each(['/', PAGE, '/api/', '/config/', '/zh/guide/basic/cli', '/sitemap', '/gone'])(
    '%s, its search and its menus violate nothing',
    async (address) => {
      await open(address);
      await openSearch();
      await expect.poll(() => count(FIELD)).toBe(1);
      await press('mock');
      await expect.poll(() => count('[role=option]')).toBeGreaterThan(0);
      await press(Key.ESCAPE);
      await click('.navbar .theme-toggle');
      expect(site.takeReports()).toEqual([]);
    },
  );

  test('a violation is reported: the check sees what it looks for', async () => {
    await open(PAGE);
    await run(
      'document.body.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }))',
    );
    await expect.poll(() => site.takeReports().length).toBeGreaterThan(0);
  });
});

test('without scripts the article reads, the sidebar navigates and menus open', async () => {
  const bare = await serveForTests(DIST, false);
  try {
    await driver.get(bare.address + PAGE);
    expect(await count('html.js')).toBe(0);
    expect(await textOf('article')).toContain('This page takes you from an empty folder');
    for (const name of ['npm', 'yarn', 'pnpm', 'bun']) expect(await textOf('article')).toContain(`${name} `);
    await click('.language-switch > summary');
    expect(await isShown('.language-switch .dropdown-box')).toBe(true);
    await click('.sidebar a[href$="/guide/start/features"]');
    await expect.poll(() => textOf('h1')).toBe('Features');
  } finally {
    bare.close();
  }
});
