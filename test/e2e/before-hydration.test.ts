import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** Holds back every script of the page, so that presses come long before React. */
async function openWithSlowScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(`${SITE}/guide/start/`, { waitUntil: 'commit' });
  await page.waitForSelector('.navbar .theme-toggle');
}

const rootClass = (page: Page) => page.evaluate(() => [...document.documentElement.classList].toSorted().join(' '));

test(
  'a press on the theme toggle is done once, when the script has come',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.navbar .theme-toggle');
    expect(await rootClass(page)).toContain('light');
    await expect.poll(() => rootClass(page), { timeout: 5000 }).toBe('awake dark js');
    await page.waitForTimeout(300);
    expect(await rootClass(page)).toBe('awake dark js');
  }),
);

test(
  'a press on the search button opens the search once',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.search-button');
    await page.waitForSelector('.search-dialog[open] input');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    expect(await page.locator('.search-dialog[open]').count()).toBe(0);
  }),
);

test(
  'Ctrl+K before hydration opens the search',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-dialog[open] input');
  }),
);

test(
  'what is typed after Ctrl+K, before any script has come, stands in the field',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mock/1');
    await page.waitForSelector('.search-dialog[open]');
    await page.keyboard.type(' x');
    expect(await page.locator('.search-dialog input').inputValue()).toBe('mock/1 x');
  }),
);

test(
  'letters typed on the focused search button before hydration open the search with them',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.focus('.search-button');
    await page.keyboard.type('pool');
    await page.waitForSelector('.search-dialog[open]');
    expect(await page.locator('.search-dialog input').inputValue()).toBe('pool');
    expect(new URL(page.url()).pathname).toBe('/guide/start/');
  }),
);

test(
  'letters typed elsewhere before hydration are nobody’s',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.type('pool');
    expect(await rootClass(page)).not.toContain('waiting');
    await page.waitForSelector('.search-button[role=button]');
    expect(await page.locator('.search-dialog').count()).toBe(0);
  }),
);

test(
  'a sidebar group that the reader closed stays closed',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    const group = page.locator('.sidebar-group').nth(1);
    await group.locator('summary').click();
    expect(await group.getAttribute('open')).toBeNull();
    await page.click('.search-button');
    await page.waitForSelector('.search-dialog[open]');
    expect(await group.getAttribute('open')).toBeNull();
  }),
);

test(
  'a press on a tab is done when the script has come',
  visiting(async ({ page }) => {
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(`${SITE}/guide/start/quick-start`);
    await page.click('role=tab[name=pnpm] >> nth=0');
    await expect
      .poll(() => page.locator('.tab-panel:visible').first().innerText(), { timeout: 5000 })
      .toContain('pnpm add -D @rstest/core');
  }),
);

test(
  'when the scripts cannot be had the page still reads, and a later press tries again',
  visiting(async ({ page }) => {
    let failing = true;
    await page.route('**/assets/client-*.js', (route) => (failing ? route.abort() : route.continue()));
    await page.goto(`${SITE}/guide/start/`);
    await page.click('.navbar .theme-toggle');
    await page.waitForTimeout(300);
    expect(await page.locator('h1').innerText()).toBe('Introduction');
    expect(await rootClass(page)).not.toContain('waiting');
    failing = false;
    await page.goto(`${SITE}/guide/start/quick-start`);
    await page.click('.navbar .theme-toggle');
    await expect.poll(() => rootClass(page)).toBe('awake dark js');
  }),
);

test(
  'a pointer that rests where the page appears starts nothing, one that moves does',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    const tell = (movementX: number) =>
      page.evaluate((movement) => dispatchEvent(new PointerEvent('pointermove', { movementX: movement })), movementX);
    await tell(0);
    expect(await rootClass(page)).toBe('js light');
    await tell(-1);
    expect(await rootClass(page)).toBe('awake js light');
  }),
);

test(
  'scripts are fetched ahead once the page has been painted, and not before, however soon it has loaded',
  visiting(async ({ page }) => {
    for (const path of ['/', '/guide/start/', '/guide/basic/cli', '/zh/guide/basic/cli', '/config/']) {
      await page.goto(SITE + path);
      const scripts = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name)),
        );
      await expect.poll(async () => (await scripts()).length).toBeGreaterThan(1);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      );
      for (const { name, startTime } of await scripts()) {
        expect(startTime, `${name} on ${path}`).toBeGreaterThanOrEqual(painted);
      }
    }
  }),
);
