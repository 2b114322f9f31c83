import { expect, test } from 'vitest';
import { SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const off = { javaScriptEnabled: false } as const;
const phone = { ...off, viewport: { width: 390, height: 844 } } as const;

test(
  'the article is readable, its code is colored and every tab shows under its label',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/quick-start`);
    expect(await page.locator('article').innerText()).toContain('This page takes you from an empty folder');
    expect(await page.locator('.code .k:visible').count()).toBeGreaterThan(3);
    for (const command of ['npm install -D', 'yarn add -D', 'pnpm add -D', 'bun add -D']) {
      expect(await page.getByText(`${command} @rstest/core`).first().isVisible()).toBe(true);
    }
    expect(await page.locator('.tab-title:visible').allInnerTexts()).toContain('pnpm');
    expect(await page.locator('[role=tablist]:visible').count()).toBe(0);
  }, off),
);

test(
  'the links of the sidebar, the outline and the language switch work',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    await page.click('.sidebar >> text=Quick start');
    await page.waitForURL('**/guide/start/quick-start');
    expect(await page.locator('h1').innerText()).toBe('Quick start');
    await page.click('.outline >> text=Install');
    await page.waitForURL('**#install');
    await page.click('.language-switch summary');
    await page.click('.language-switch >> text=简体中文');
    await page.waitForURL('**/zh/guide/start/quick-start');
  }, off),
);

test(
  'a menu that opens closes the one that was open',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    await page.click('.open-menu summary');
    await page.click('.language-switch summary');
    expect(await page.locator('.dropdown[open]').count()).toBe(1);
    expect(await page.locator('.language-switch .dropdown-box').isVisible()).toBe(true);
  }, off),
);

test(
  'the mobile navigation and the sidebar open and close',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    await page.click('.navbar-hamburger');
    expect(await page.locator('.nav-screen >> text=Guide').isVisible()).toBe(true);
    await page.click('.nav-screen .drawer-head button:visible');
    expect(await page.locator('.nav-screen').isVisible()).toBe(false);
    await page.click('.menu-bar-button');
    await page.click('.sidebar >> text=Features');
    await page.waitForURL('**/guide/start/features');
    expect(await page.locator('h1').innerText()).toBe('Features');
  }, phone),
);

test(
  'the outline of a phone stays open without covering the section that its link leads to',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/quick-start`);
    await page.click('.local-outline');
    const box = page.locator('.outline');
    const links = box.locator('a');
    for (const link of [links.first(), links.last(), links.nth(2)]) {
      const id = (await link.getAttribute('href'))?.slice(1);
      await link.click();
      await page.waitForURL(`**#${id}`);
      const heading = await page.locator(`[id="${id}"]`).boundingBox();
      const outline = await box.boundingBox();
      if (!heading || !outline) throw new Error('nothing is shown');
      expect(heading.y).toBeGreaterThan(outline.y + outline.height);
      expect(heading.y + heading.height).toBeLessThan(844);
    }
  }, phone),
);

test.each(['light', 'dark'] as const)('the theme follows the system: %s', { tags: 'media' }, (colorScheme) =>
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/`);
      const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(ground).toBe(colorScheme === 'dark' ? 'rgb(15, 20, 18)' : 'rgb(255, 255, 255)');
    },
    { ...off, colorScheme },
  )(),
);

test(
  'controls that need scripts are not shown',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    expect(await page.locator('[data-replay]:not(a):visible').count()).toBe(0);
    expect(await page.locator('.search-button-keys:visible, .not-found-search:visible').count()).toBe(0);
  }, off),
);

test.each([
  ['/guide/start/', '/sitemap', 'All pages', 'Mock modules'],
  ['/zh/guide/start/', '/zh/sitemap', '全部页面', '模块 mock'],
])('the search button of %s is a link to %s, a list of all pages', (from, to, title, page) =>
  visiting(async ({ page: tab }) => {
    await tab.goto(SITE + from);
    const button = tab.locator('.search-button');
    expect(await button.getAttribute('role')).toBeNull();
    await button.click();
    await tab.waitForURL(SITE + to);
    expect(await tab.locator('h1').innerText()).toBe(title);
    await tab.click(`main >> text="${page}"`);
    await tab.waitForURL('**/api/rstest/mockModules');
    await tab.locator('h1').waitFor();
  }, off)(),
);
