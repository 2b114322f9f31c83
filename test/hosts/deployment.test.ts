/**
 * A new build is deployed while tabs of the old one are open: all files of the old one are gone. Old tabs go on reading,
 * following links and searching, with one full load at most, and never mix search files of two builds.
 */

import { appendFileSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { currentPage } from '#docs/examples/pages.ts';
import { LANGS } from '#shared/page.ts';
import { site } from '#site/config.ts';
import { build, copyProject, removeCopies } from '../../scripts/project-copy.ts';
import { BROWSER_ARGS, ensureBrowser } from '../../scripts/browser.ts';
import { startNginx, type Nginx } from './nginx.ts';

const OLD = join(import.meta.dirname, '../../dist');
const NEW_WORD = 'quokka';
const QUICK_START = '/guide/start/quick-start';

const folder = mkdtempSync(join(tmpdir(), 'deployment-'));
/** What nginx serves: a link to one of the builds, as many hosts deploy. */
const current = join(folder, 'current');
let newBuild: string;
let nginx: Nginx;
let browser: Browser;
let page: Page;
/** Paths of document loads, and of search files with the status of their answer, since the page was opened. */
let loads: string[];
let searchFiles: string[];

function deploy(built: string): void {
  symlinkSync(built, join(folder, 'next'));
  renameSync(join(folder, 'next'), current);
}

/** A build with another application, other texts on a page, and so another index. */
async function buildNext(): Promise<string> {
  const project = copyProject('next-deployment');
  const footer = join(project, 'src/theme/doc/doc-footer.tsx');
  writeFileSync(footer, readFileSync(footer, 'utf8').replace('className="doc-footer"', '$& data-build="next"'));
  for (const lang of LANGS) {
    appendFileSync(join(project, currentPage(site.config, lang, 'guide/basic/cli.mdx')), `\nThe ${NEW_WORD} is new.\n`);
  }
  await build(project);
  return join(project, 'dist');
}

beforeAll(async () => {
  newBuild = await buildNext();
  deploy(OLD);
  nginx = await startNginx(current);
  browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_ARGS });
}, 180_000);

afterAll(async () => {
  await browser.close();
  await nginx.stop();
  rmSync(folder, { recursive: true });
  removeCopies();
});

beforeEach(async () => {
  deploy(OLD);
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  page = await context.newPage();
  await page.addInitScript(() => {
    addEventListener('docs:hydrated', () => document.documentElement.setAttribute('data-hydrated', ''));
  });
});

afterEach(() => page.context().close());

/** Opens a page of the old build. From then on document loads and search files are noted. */
async function openOld(path: string): Promise<void> {
  await page.goto(nginx.address + path);
  loads = [];
  searchFiles = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\/assets\/search\/(?:en|zh)-/.test(pathname)) searchFiles.push(pathname);
  });
}

async function hydrate(): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}

const isNew = async () => (await page.locator('[data-build=next]').count()) > 0;
const heading = () => page.locator('h1').first().innerText();

async function openSearch(): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.waitForSelector('.search-dialog[open] input');
}

/** Whether there are as many results as the status says. */
async function isWhole(): Promise<boolean> {
  const count = await page.locator('[role=option]').count();
  return /\d+/.exec(await page.locator('.search-dialog [role=status]').innerText())?.[0] === String(count);
}

/** Types a query and waits for the answer from all words. */
async function search(query: string): Promise<readonly string[]> {
  await page.locator('.search-dialog[open] input').fill(query);
  await page.waitForSelector('[role=option]');
  await page.waitForSelector('.search-field[data-status=idle]');
  await expect.poll(isWhole).toBe(true);
  // For files that the answer did not need: they would be of another build.
  await page.waitForTimeout(500);
  return page.locator('[role=option]').allInnerTexts();
}

/** The builds whose search files were loaded, by the hash in the names. */
const searchedBuilds = () => new Set(searchFiles.map((path) => /(?:en|zh)-([^./]+)/.exec(path)?.[1]));

test('an old tab follows links, with one full load', async () => {
  await openOld('/guide/start/');
  await hydrate();
  deploy(newBuild);
  await page.click('.sidebar >> text="Quick start"');
  await expect.poll(heading).toBe('Quick start');
  await hydrate();
  await page.click('.sidebar >> text="CLI"');
  await expect.poll(heading).toBe('CLI');
  expect(loads.length).toBeLessThanOrEqual(1);
  expect(await page.locator('article').innerText()).toContain(NEW_WORD);
});

test('a tab that was not hydrated follows a link', async () => {
  await openOld('/guide/start/');
  deploy(newBuild);
  await page.click('.sidebar >> text="CLI"');
  await expect.poll(heading).toBe('CLI');
  await expect.poll(isNew).toBe(true);
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('Back and Forward in an old tab show their pages', async () => {
  await openOld('/guide/start/');
  await hydrate();
  await page.click('.sidebar >> text="Quick start"');
  await expect.poll(heading).toBe('Quick start');
  deploy(newBuild);
  await page.goBack();
  await expect.poll(heading).toBe('Introduction');
  await page.goForward();
  await expect.poll(heading).toBe('Quick start');
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('an old tab whose dialog was never opened searches', async () => {
  await openOld(QUICK_START);
  await hydrate();
  deploy(newBuild);
  await openSearch();
  expect((await search('snapshot')).length).toBeGreaterThan(1);
  expect(searchedBuilds().size).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => location.pathname)).not.toBe(QUICK_START);
  await expect.poll(heading).not.toBe('Quick start');
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('an old tab that has searched goes on searching, with files of one build', async () => {
  await openOld(QUICK_START);
  await hydrate();
  await openSearch();
  expect((await search('snapshot')).length).toBeGreaterThan(1);
  deploy(newBuild);
  expect((await search('coverage')).length).toBeGreaterThan(1);
  expect(searchedBuilds().size).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(heading).not.toBe('Quick start');
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('an old tab with an open dialog in which nothing was typed searches', async () => {
  await openOld(QUICK_START);
  await hydrate();
  await openSearch();
  deploy(newBuild);
  expect((await search('snapshot')).length).toBeGreaterThan(1);
  expect(searchedBuilds().size).toBe(1);
});

test('an old tab whose index was on its way searches', async () => {
  await openOld(QUICK_START);
  let onDeployed = () => {};
  const deployed = new Promise<void>((resolve) => (onDeployed = resolve));
  await page.route(/\/assets\/search\/en-[^/]+\.json$/, async (route) => {
    await deployed;
    await route.continue();
  });
  await hydrate();
  await openSearch();
  deploy(newBuild);
  onDeployed();
  expect((await search('snapshot')).length).toBeGreaterThan(1);
  expect(searchedBuilds().size).toBe(1);
  expect(loads.length).toBeLessThanOrEqual(1);
});

test('a tab that was not hydrated opens the search and finds a word of the new build', async () => {
  await openOld(QUICK_START);
  deploy(newBuild);
  await openSearch();
  expect((await search(NEW_WORD)).length).toBe(1);
  await page.keyboard.press('Enter');
  await expect.poll(heading).toBe('CLI');
  expect(searchedBuilds().size).toBe(1);
  expect(loads.length).toBeLessThanOrEqual(1);
});
