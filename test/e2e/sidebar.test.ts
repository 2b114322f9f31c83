/** The sidebar as a column with its own scrolling, and as a drawer in a window that is resized. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const desktop = { viewport: { width: 1280, height: 720 } } as const;
const tablet = { viewport: { width: 820, height: 1180 } } as const;
/** The last page of the longest sidebar. */
const LOW = '/config/build/tools';

const canPageScroll = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden');
const sidebarScroll = (page: Page) => page.evaluate(() => document.querySelector('.sidebar')?.scrollTop ?? -1);
const isEntryInView = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.sidebar')?.getBoundingClientRect() as DOMRect;
    const entry = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect() as DOMRect;
    return entry.height > 0 && entry.top >= box.top && entry.bottom <= box.bottom;
  });
/** Clicks by script, since the mouse would be over moving elements. */
const press = (page: Page, selector: string) =>
  page.evaluate((query) => document.querySelector<HTMLElement>(query)?.click(), selector);

test(
  'the sidebar scrolls to the entry of the page, and the page itself stays at its top',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LOW);
    await expect.poll(() => isEntryInView(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.reload();
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect.poll(() => isEntryInView(page)).toBe(true);
  }, desktop),
);

test(
  'the entry is in view before hydration, and scrolling to it does not start the client',
  { tags: 'scroll-initial-target' },
  visiting(async ({ page }) => {
    await page.goto(SITE + LOW);
    expect(await isEntryInView(page)).toBe(true);
    // Two frames, in which the page would handle scroll events.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.getAttribute('html', 'class')).not.toContain('awake');
  }, desktop),
);

test(
  'between pages the sidebar scrolls only when the entry is out of view',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LOW);
    await expect.poll(() => isEntryInView(page)).toBe(true);
    const low = await sidebarScroll(page);
    expect(low).toBeGreaterThan(0);
    await press(page, '.pager-prev');
    await page.waitForURL('**/config/build/resolve');
    await expect.poll(() => page.locator('h1').innerText()).toBe('resolve');
    expect([await sidebarScroll(page), await isEntryInView(page)]).toEqual([low, true]);
    // Folding a group must not scroll, even with the entry out of view.
    await page.locator('.sidebar').evaluate((sidebar) => (sidebar.scrollTop = 0));
    await press(page, '.sidebar-group > summary');
    await press(page, '.sidebar-group > summary');
    await expect.poll(() => page.locator('.sidebar-group').first().getAttribute('open')).not.toBeNull();
    expect([await sidebarScroll(page), await isEntryInView(page)]).toEqual([0, false]);
    await page.goBack();
    await page.waitForURL(`**${LOW}`);
    await expect.poll(() => isEntryInView(page)).toBe(true);
  }, desktop),
);

test(
  'the drawer opens at the entry of the page, with its close button in view',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LOW);
    await page.click('.menu-bar-button');
    await expect.poll(() => isEntryInView(page)).toBe(true);
    const close = page.locator('.sidebar .drawer-head button');
    expect(await close.evaluate((button) => button.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
    await close.click();
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
  }, tablet),
);

test(
  'an open drawer closes when the tablet is turned beyond 960 px, and the page scrolls',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LOW);
    await page.click('.menu-bar-button');
    await page.setViewportSize({ width: 960, height: 1180 });
    expect([await page.locator('.sidebar:popover-open').count(), await canPageScroll(page)]).toEqual([1, false]);
    await page.setViewportSize({ width: 961, height: 820 });
    await expect.poll(() => page.locator('.sidebar:popover-open').count()).toBe(0);
    expect(await canPageScroll(page)).toBe(true);
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    await page.setViewportSize(tablet.viewport);
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
  }, tablet),
);

test(
  'the wheel scrolls the page over a sidebar and an outline that fit into the window',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/api/test-api/hooks`);
      const scrollAt = async (x: number) => {
        const before = await page.evaluate(() => scrollY);
        await page.mouse.move(x, 300);
        await page.mouse.wheel(0, 200);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + 200);
      };
      for (const selector of ['.sidebar', '.outline']) {
        const fits = await page.$eval(selector, (box) => box.scrollHeight === box.clientHeight);
        expect(fits, selector).toBe(true);
      }
      await scrollAt(150);
      await scrollAt(1320);
    },
    { viewport: { width: 1440, height: 1000 } },
  ),
);
