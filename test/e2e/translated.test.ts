import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { translateTexts } from '../support/translate-texts.ts';
import { sample } from '../support/sample.ts';
import { openHydrated, openWithSlowScripts, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const title = (page: Page) => page.locator('h1').first().innerText();

const translate = (page: Page, replaces: boolean) =>
  page.evaluate(translateTexts, { selector: '#docs-root', replaces });

describe('a page that the browser has translated', () => {
  test.each(
    sample(1, [
      ['its texts are moved', false],
      ['its texts are replaced', true],
    ]),
  )('keeps working: %s', (_, replaces) =>
    visiting(async ({ page, messages }) => {
      await openHydrated(page, `${SITE}/guide/start/quick-start`);
      const loads: string[] = [];
      page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
      await translate(page, replaces);
      await page.click('role=tab[name=bun] >> nth=0');
      await expect.poll(() => page.locator('.tab-panel:visible').first().innerText()).toContain('bun add');
      await page.click('.navbar .theme-toggle');
      await expect.poll(() => isDark(page)).toBe(true);
      await page.keyboard.press('Control+k');
      await page.locator('dialog[open] input').waitFor();
      await page.keyboard.type('snapshot');
      await page.locator('dialog[open] [role=option]').first().waitFor();
      await translate(page, replaces);
      await page.keyboard.press('Control+a');
      await page.keyboard.type('coverage');
      await expect.poll(() => page.locator('dialog[open] [role=option]').first().innerText()).toMatch(/coverage/i);
      await page.keyboard.press('Escape');
      await page.click('.pager-next');
      await expect.poll(() => title(page)).toBe('Features');
      await expect.poll(() => page.locator('.outline .outline-links').innerText()).toContain('Snapshots');
      await translate(page, replaces);
      await page.click('.navbar >> text=Config');
      await page.waitForURL('**/config/');
      await expect.poll(() => page.locator('.sidebar').innerText()).toContain('testTimeout');
      expect(await page.locator('.sidebar').innerText()).not.toContain('Quick start');
      await page.locator('.overview input').fill('no such thing');
      await expect.poll(() => page.locator('.overview').innerText()).toContain('No matching API found: no such thing');
      await translate(page, replaces);
      await page.locator('.overview input').fill('retry');
      await expect.poll(() => page.locator('.overview').innerText()).toContain('retry');
      await page.click('.language-switch summary');
      await page.click('.language-switch >> text=简体中文');
      await page.waitForURL('**/zh/config/');
      await expect.poll(() => page.locator('.navbar').innerText()).toContain('指南');
      expect(await page.locator('.navbar').innerText()).not.toContain('Guide');
      await expect.poll(() => page.locator('.sidebar').innerText()).toContain('测试配置');
      expect(loads).toEqual([]);
      expect(messages).toEqual([]);
    })(),
  );

  test(
    'opens the search that was pressed before hydration',
    visiting(async ({ page }) => {
      await openWithSlowScripts(page);
      await translate(page, false);
      await page.click('.search-button');
      await page.keyboard.type('mock');
      await page.waitForSelector('.search-dialog[open]');
      await expect.poll(() => page.inputValue('.search-dialog input')).toBe('mock');
      expect(new URL(page.url()).pathname).toBe('/guide/start/');
    }),
  );

  test.each([
    ['a menu', 1440, '.language-switch summary', '.language-switch .dropdown-box'],
    ['the mobile navigation', 390, '.navbar-hamburger', '.nav-screen'],
  ])('keeps open over hydration what the reader has opened: %s', (_, width, button, box) =>
    visiting(
      async ({ page, messages }) => {
        await openWithSlowScripts(page);
        await page.click(button);
        await translate(page, false);
        await page.waitForSelector('.search-button[role=button]', { state: 'attached' });
        expect(await page.locator(box).isVisible()).toBe(true);
        // React has made all elements anew.
        expect(messages).toHaveLength(1);
      },
      { viewport: { width, height: 844 } },
    )(),
  );
});
