/** The navigation, the sidebar and the outline: parts of wide pages that are native popovers on narrow screens. */

import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { FIXTURE, openHydrated, openWithSlowScripts, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const PAGE = `${SITE}/guide/start/quick-start`;
const DRAWERS = [
  ['.nav-screen', '.navbar-hamburger', 390],
  ['.sidebar', '.menu-bar-button', 800],
  ['.outline', '.local-outline', 1000],
] as const;

test.each(sample(1, DRAWERS))(
  '%s closes when it was opened before hydration and the window has become wide meanwhile',
  (drawer, button, width) =>
    visiting(
      async ({ page }) => {
        let letGo = () => {};
        const held = new Promise<void>((resolve) => (letGo = resolve));
        await openWithSlowScripts(page, '/guide/start/quick-start', () => held);
        await page.click(button);
        expect(await page.locator(`${drawer}:popover-open`).count()).toBe(1);
        await page.setViewportSize({ width: 1440, height: 900 });
        letGo();
        await expect.poll(() => page.locator(`${drawer}:popover-open`).count()).toBe(0);
      },
      { viewport: { width, height: 900 } },
    )(),
);

test.each(sample(1, DRAWERS))(
  'without scripts %s stays a drawer when the window becomes wide while it is open',
  (drawer, button, width) =>
    visiting(
      async ({ page }) => {
        const wide = { width: 1440, height: 900 };
        const article = () => page.locator('article').boundingBox();
        await page.setViewportSize(wide);
        await page.goto(PAGE);
        const place = await article();
        await page.setViewportSize({ width, height: 900 });
        await page.click(button);
        await page.setViewportSize(wide);
        expect(await page.locator(`${drawer}:popover-open`).isVisible()).toBe(true);
        const background = page.locator(drawer).evaluate((element) => getComputedStyle(element).backgroundColor);
        expect(await background).toBe('rgb(255, 255, 255)');
        expect((await article())?.x).toBe(place?.x);
        await page.keyboard.press('Escape');
        expect(await page.locator(drawer).evaluate((element) => getComputedStyle(element).position)).not.toBe('fixed');
      },
      { javaScriptEnabled: false },
    )(),
);

test.each(sample(1, DRAWERS))('%s closes when the Tab key leaves it, and not before', (drawer, button, width) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, PAGE);
      await page.focus(button);
      await page.keyboard.press('Enter');
      // Firefox also stops at a drawer that scrolls.
      const isInside = () => page.evaluate((box) => document.activeElement?.closest(box) !== null, drawer);
      let stops = 0;
      for (await page.keyboard.press('Tab'); await isInside(); await page.keyboard.press('Tab')) stops++;
      const entries = page.locator(`${drawer} :is(a:not(details:not([open]) *), button, summary)`);
      expect(stops).toBeGreaterThanOrEqual(await entries.count());
      await expect.poll(() => page.locator(`${drawer}:popover-open`).count()).toBe(0);
      expect(await page.locator(':focus').count()).toBe(1);
    },
    { viewport: { width, height: 900 } },
  )(),
);

test(
  'menus that are open in the navigation close with it when the window becomes wide',
  visiting(
    async ({ page }) => {
      await openHydrated(page, PAGE);
      await page.click('.navbar-hamburger');
      await page.click('.language-switch > summary');
      await page.setViewportSize({ width: 1000, height: 900 });
      await expect.poll(() => page.locator('.nav-screen:popover-open').count()).toBe(0);
      expect(await page.locator('.language-switch[open]').count()).toBe(0);
    },
    { viewport: { width: 390, height: 900 } },
  ),
);

test(
  'after a tap has closed the navigation the navbar hides on scrolling',
  { tags: 'touch' },
  visiting(
    async ({ page }) => {
      await openHydrated(page, PAGE);
      await page.tap('.navbar-hamburger');
      await page.tap('.nav-screen .drawer-head button');
      await page.evaluate(() => scrollTo(0, 1500));
      const height = () => page.locator('.navbar').evaluate((bar) => bar.getBoundingClientRect().height);
      await expect.poll(height).toBe(0);
    },
    { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  ),
);

test(
  'a mouse that a closing drawer leaves on a button of the navbar opens nothing until it moves',
  visiting(
    async ({ page }) => {
      await openHydrated(page, PAGE);
      await page.click('.menu-bar-button');
      const close = page.locator('.sidebar .drawer-head button');
      const grid = await page.locator('.tool-popover').boundingBox();
      if (!grid) throw new Error('the navbar has no list of tools');
      // The same place holds the drawer's button and, below it, the list of tools.
      await page.locator('.sidebar').evaluate((drawer) => drawer.style.setProperty('width', '100vw'));
      await close.evaluate((button, { x, y }) => {
        button.style.setProperty('position', 'fixed');
        button.style.setProperty('left', `${x}px`);
        button.style.setProperty('top', `${y}px`);
      }, grid);
      await close.click();
      await page.waitForTimeout(300);
      expect(await page.locator('.tool-popover[open]').count()).toBe(0);
      await page.mouse.move(grid.x + 12, grid.y + 12);
      await expect.poll(() => page.locator('.tool-popover[open]').count()).toBe(1);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

test(
  'hovering over the navbar opens no menu under an open outline',
  visiting(
    async ({ page }) => {
      await openHydrated(page, PAGE);
      await page.click('.local-outline');
      await page.hover('.language-switch > summary');
      await page.waitForTimeout(300);
      expect(await page.locator('.language-switch[open]').count()).toBe(0);
      await page.keyboard.press('Escape');
      await page.hover('.search-button');
      await page.hover('.language-switch > summary');
      await expect.poll(() => page.locator('.language-switch[open]').count()).toBe(1);
    },
    { viewport: { width: 1000, height: 900 } },
  ),
);

test(
  'a box among the further social links closes on Escape, also in the navigation of narrow screens',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${FIXTURE}/guide/`);
      await page.click('.navbar-hamburger');
      await page.click('.social-links > li:last-child > .dropdown > summary');
      await page.click('.social-rest .social-entry > summary');
      await page.keyboard.press('Escape');
      expect(await page.locator('.social-rest .social-entry[open]').count()).toBe(0);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

test(
  'going back by Shift+Tab, each entry of the menu is below its head',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/config/`);
      await page.click('.menu-bar-button');
      const entries = page.locator('.sidebar:popover-open .sidebar-link:visible');
      await entries.last().focus();
      const hidden: (string | null)[] = [];
      for (let left = (await entries.count()) - 1; left > 0; left--) {
        await page.keyboard.press('Shift+Tab');
        hidden.push(
          await page.evaluate(() => {
            const head = document.querySelector('.sidebar > .drawer-head')?.getBoundingClientRect().bottom ?? 0;
            const { activeElement } = document;
            return (activeElement?.getBoundingClientRect().top ?? 0) < head - 1
              ? (activeElement?.textContent ?? '')
              : null;
          }),
        );
      }
      expect(hidden.filter((text) => text !== null)).toEqual([]);
    },
    { viewport: { width: 800, height: 600 } },
  ),
);
