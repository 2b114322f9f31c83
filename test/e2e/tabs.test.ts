import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { DEVELOPMENT, FIXTURE, openHydrated, SITE, setUpBrowser, storeItem, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const QUICK_START = '/guide/start/quick-start';
/** The visible commands. */
const shown = async (page: Page) =>
  (await page.locator('.tab-panel:visible code').allInnerTexts()).map((text) => text.trim());
const chosen = (page: Page) => page.locator('[role=tab][aria-selected=true]').allInnerTexts();
const choose = (page: Page, name: string) => page.click(`role=tab[name=${name}] >> nth=0`);
const PNPM = ['pnpm add -D @rstest/core', 'pnpm rstest watch'];

/** Stores a choice before any page is loaded. */
const store = (page: Page, group: string, value: string) => storeItem(page, `tab:${group}`, value);

describe('a choice', () => {
  test(
    'applies across the page, the next page, other browser tabs and a reload, and is stored as an index',
    visiting(async ({ page, context }) => {
      await openHydrated(page, SITE + QUICK_START);
      const other = await context.newPage();
      await openHydrated(other, `${SITE}/config/test/testEnvironment`);
      await choose(page, 'pnpm');
      expect(await shown(page)).toEqual(PNPM);
      expect(await chosen(page)).toEqual(['pnpm', 'pnpm']);
      // The pointer is on the first one, as it seems to be after a tap.
      const colors = await page
        .locator('[role=tab][aria-selected=true]')
        .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).color));
      expect(new Set(colors).size).toBe(1);
      await expect.poll(() => shown(other)).toEqual(['pnpm add -D jsdom']);
      expect(await page.evaluate(() => localStorage.getItem('tab:package-manager'))).toBe('2');
      await page.click('.sidebar >> text=CLI');
      await page.waitForURL('**/cli');
      await expect.poll(() => chosen(page)).toContain('pnpm');
      await page.goto(SITE + QUICK_START);
      expect(await shown(page)).toEqual(PNPM);
    }),
  );
  test(
    'shows before any script has loaded, and hydration causes no layout shift',
    visiting(async ({ page, messages }) => {
      await store(page, 'package-manager', '2');
      await page.goto(SITE + QUICK_START);
      expect(await page.locator('html.awake').count()).toBe(0);
      expect(await shown(page)).toEqual(PNPM);
      expect(await chosen(page)).toEqual(['pnpm', 'pnpm']);
      const colors = await page
        .locator('.tab-list')
        .first()
        .locator('[role=tab]')
        .evaluateAll((tabs) => tabs.map((tab) => getComputedStyle(tab).color));
      expect(colors[0]).toBe(colors[1]);
      expect(colors[2]).not.toBe(colors[0]);
      const top = () =>
        page
          .locator('h2')
          .nth(1)
          .evaluate((heading) => heading.getBoundingClientRect().top);
      const before = await top();
      await openHydrated(page, SITE + QUICK_START);
      expect(await shown(page)).toEqual(PNPM);
      expect(await chosen(page)).toEqual(['pnpm', 'pnpm']);
      expect(await top()).toBe(before);
      // The rules of the start-up script, which alone are for the screen.
      const early = await page.evaluate(() =>
        document.adoptedStyleSheets.filter(({ media }) => media.length > 0).map(({ disabled }) => disabled),
      );
      expect(early).toEqual([true]);
      expect(messages).toEqual([]);
    }),
  );
  test(
    'causes no hydration mismatch',
    visiting(async ({ page, messages }) => {
      await store(page, 'package-manager', '3');
      await openHydrated(page, DEVELOPMENT + QUICK_START);
      expect(await chosen(page)).toEqual(['bun', 'bun']);
      expect(messages.filter((message) => !/React DevTools|^timeStamp/.test(message))).toEqual([]);
    }),
  );
  test.each(sample(2, ['9', '-1', 'rubbish', '"]{}*{display:none}', '']))(
    'that matches no tab (%j) shows the first, before and after hydration',
    (value) =>
      visiting(async ({ page, messages }) => {
        await store(page, 'package-manager', value);
        await store(page, '"]{}*{display:none}', '1');
        await page.goto(SITE + QUICK_START);
        expect((await shown(page))[0]).toBe('npm install -D @rstest/core');
        await openHydrated(page, SITE + QUICK_START);
        expect((await shown(page))[0]).toBe('npm install -D @rstest/core');
        expect(messages).toEqual([]);
      })(),
  );
});

describe('hidden panels', () => {
  test(
    'show their tab when a link or a search leads into them',
    visiting(async ({ page }) => {
      await openHydrated(page, `${FIXTURE}/guide/parts`);
      const second = page.locator('[data-group=engine] .tab-panel').nth(1);
      expect(await second.getAttribute('hidden')).toBe('until-found');
      expect(await second.evaluate((panel) => panel.getBoundingClientRect().height)).toBe(0);
      // The browser reveals hidden panels in the same way for find-in-page and for links to a section.
      await second.evaluate((panel) => panel.querySelector('p:last-child')?.setAttribute('id', 'found'));
      await page.evaluate(() => (location.hash = '#found'));
      await expect.poll(() => page.locator('[data-group=engine] [aria-selected=true]').innerText()).toBe('Second');
      expect(await page.getByText('Text of the second tab.').isVisible()).toBe(true);
      expect(await page.getByText('Text of the first tab.').isVisible()).toBe(false);
      // A match is no choice: other pages keep theirs.
      expect(await page.evaluate(() => localStorage.getItem('tab:engine'))).toBeNull();
      await page.locator('[data-group=engine] [role=tab]').first().click();
      await expect.poll(() => page.getByText('Text of the first tab.').isVisible()).toBe(true);
    }),
  );
  test.each(sample(1, ['before', 'after']))(
    'print under their labels, %s the scripts have loaded',
    { tags: 'media' },
    (when) =>
      visiting(async ({ page }) => {
        await store(page, 'package-manager', '1');
        if (when === 'before') await page.goto(SITE + QUICK_START);
        else await openHydrated(page, SITE + QUICK_START);
        await page.emulateMedia({ media: 'print' });
        expect(await shown(page)).toHaveLength(8);
        expect(await page.locator('.tab-title:visible').allInnerTexts()).toEqual([
          'npm',
          'yarn',
          'pnpm',
          'bun',
          'npm',
          'yarn',
          'pnpm',
          'bun',
        ]);
        const heights = await page.locator('.tab-panel').evaluateAll((all) => all.map((each) => each.clientHeight));
        expect(Math.min(...heights)).toBeGreaterThan(40);
        expect(await page.locator('[role=tablist]:visible').count()).toBe(0);
      })(),
  );
});

test(
  'the keys of the ARIA tabs pattern move choice and focus, and the group is one Tab stop',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + QUICK_START);
    await choose(page, 'npm');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    for (const [key, name] of [
      ['ArrowRight', 'yarn'],
      ['End', 'bun'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'bun'],
      ['Home', 'npm'],
    ]) {
      await page.keyboard.press(key as string);
      expect([await focused(), (await chosen(page))[0]]).toEqual([name, name]);
    }
    await page.keyboard.press('Tab');
    expect(await page.locator('[role=tabpanel]').first().locator(':focus').count()).toBe(1);
  }),
);

test(
  'install becomes add for yarn, pnpm and bun',
  visiting(async ({ page }) => {
    await page.goto(SITE + QUICK_START);
    expect(await page.locator('[data-group]').first().locator('code').allTextContents()).toEqual(
      ['npm install', 'yarn add', 'pnpm add', 'bun add'].map((command) => `${command} -D @rstest/core\n`),
    );
  }),
);
