/** Files that arrive after the reader has gone on. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, follow, hold, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const heading = (page: Page) => page.locator('h1').innerText();

test(
  'an image whose code arrives after its page was left does not open',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const arrived = page.waitForResponse(/\/image-zoom-[^/]*\.js$/);
    const letGo = await hold(page, /\/image-zoom-[^/]*\.js$/);
    await page.locator('main img[role=button]').first().dispatchEvent('click');
    await follow(page, '/features');
    await expect.poll(() => heading(page)).toBe('Features');
    letGo();
    await arrived;
    await atRest(page);
    expect(await page.locator('.medium-zoom-overlay').count()).toBe(0);
  }),
);

test(
  'a note whose code arrives after the pointer has left does not open',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    const arrived = page.waitForResponse(/\/api-note-[^/]*\.js$/);
    const letGo = await hold(page, /\/api-note-[^/]*\.js$/);
    await page.locator('.code pre a').first().hover();
    await page.mouse.move(5, 5);
    letGo();
    await arrived;
    await atRest(page);
    expect(await page.getByRole('tooltip').count()).toBe(0);
  }),
);

test(
  'a page that loads as a document does not replace one that was chosen later',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/features`);
    const letGo = await hold(page, /\/guide\/basic\/cli$|\/assets\/.*\/cli-[^/]*\.js$/);
    // In one call: Playwright does not call into a page that is about to be replaced. The second press loads a document.
    await page.evaluate(() => {
      for (const [turn, href] of ['/basic/cli', '/basic/cli', '/quick-start'].entries()) {
        setTimeout(() => document.querySelector<HTMLElement>(`.sidebar-link[href$="${href}"]`)?.click(), turn * 100);
      }
    });
    await expect.poll(() => new URL(page.url()).pathname).toBe('/guide/start/quick-start');
    letGo();
    await expect.poll(() => heading(page)).toBe('Quick start');
    await atRest(page);
    expect(await heading(page)).toBe('Quick start');
    expect(new URL(page.url()).pathname).toBe('/guide/start/quick-start');
  }),
);

test(
  'the skip link of the 404 page keeps the requested address',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/coverage-thresholds`);
    await page.locator('.skip-link').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toBe(`${SITE}/guide/coverage-thresholds#docs-content`);
    expect(await heading(page)).toContain('404');
  }),
);
