/** Pages at twice the text size: a root font size of 32 px instead of 16. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** A landing page, one with both bars, one with flags in a list, and one with a filter. */
const PATHS = ['/', '/guide/basic/cli', '/config/test/coverage', '/zh/config/'];

const enlarge = (page: Page) => page.evaluate(() => (document.documentElement.style.fontSize = '32px'));

/** Elements that overflow the window sideways and are in no scrollable box. */
const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element): boolean =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && scrolls(element.parentElement));
    const found = [...document.querySelectorAll<HTMLElement>('a, button, summary, input, p, h1, h2')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => !element.matches('.skip-link') && !scrolls(element))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > clientWidth + 1);
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80));
    return scrollWidth > clientWidth ? [`the page scrolls to ${scrollWidth} px`, ...found] : found;
  });

/** Pairs of controls in the bars that overlap. */
const overlaps = (page: Page) =>
  page.evaluate(() => {
    const controls = [...document.querySelectorAll('.navbar-inner, .menu-bar')].flatMap((bar) =>
      [...bar.querySelectorAll(':scope > a, button, summary, .search-button, .nav-links > li')].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }),
      ),
    );
    const boxes = controls.map((control) => [control.className, control.getBoundingClientRect()] as const);
    return boxes.flatMap(([name, a], index) =>
      boxes
        .slice(index + 1)
        .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map(([other]) => `${name} × ${other}`),
    );
  });

test.each(sample(1, [320, 390, 1280]))(
  'at %i px nothing is cut off and the controls of the bars do not overlap',
  (width) =>
    visiting(
      async ({ page }) => {
        for (const path of PATHS) {
          await page.goto(SITE + path);
          await enlarge(page);
          expect([path, ...(await cutOff(page)), ...(await overlaps(page))]).toEqual([path]);
        }
      },
      { viewport: { width, height: 844 } },
    )(),
);

test(
  'at 390 px a Chinese title does not become a column of single characters beside the page tools',
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/zh/guide/start/quick-start`);
      await enlarge(page);
      const lines = await page.locator('h1').evaluate((title) => {
        const text = document.createRange();
        text.selectNodeContents(title.firstChild ?? title);
        return text.getClientRects().length;
      });
      expect(lines).toBe(1);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

test(
  'at 320 px the boxes opened from the bars fit the window and do not scroll sideways',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/basic/cli`);
      await enlarge(page);
      for (const [button, box] of [
        ['.navbar-hamburger', '.nav-screen'],
        ['.menu-bar-button', '.sidebar'],
        ['.local-outline', '.outline'],
        ['.tool-popover > summary', '.tool-popover > .dropdown-box'],
      ] as const) {
        await page.click(button);
        const seen = await page.locator(box).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          const isInside = left >= 0 && right <= document.documentElement.clientWidth;
          return { isInside, hidden: element.scrollWidth - element.clientWidth };
        });
        expect([box, seen]).toEqual([box, { isInside: true, hidden: 0 }]);
        await page.keyboard.press('Escape');
      }
    },
    { viewport: { width: 320, height: 640 } },
  ),
);

test(
  'a window of 1280 px without room for the whole bar has all of it behind the menu button',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/basic/cli`);
      expect(await page.locator('.navbar-hamburger').isVisible()).toBe(false);
      await enlarge(page);
      await page.click('.navbar-hamburger');
      const screen = page.locator('.nav-screen');
      expect(await screen.locator('.theme-toggle').isVisible()).toBe(true);
      await screen.locator('text=Config').click();
      await page.waitForURL('**/config/');
    },
    { viewport: { width: 1280, height: 720 } },
  ),
);

test(
  'the keys in the search box stay inside it',
  visiting(
    async ({ page }) => {
      await openHydrated(page, SITE);
      await enlarge(page);
      const [box, keys] = await Promise.all(
        ['.search-button', '.search-button-keys'].map((selector) =>
          page.locator(selector).evaluate((element) => element.getBoundingClientRect().height),
        ),
      );
      expect(keys).toBeGreaterThan(0);
      expect(keys).toBeLessThan(box ?? 0);
    },
    { viewport: { width: 1280, height: 720 } },
  ),
);
