import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { connectBrowser, FIXTURE, openHydrated, openPage, SITE, setUpBrowser, VERSIONS, visiting } from './harness.ts';

setUpBrowser();

const FLAGS = ['navbar', 'sidebar', 'outline', 'footer'] as const;
const SELECTORS = { navbar: '.navbar', sidebar: '.sidebar', outline: '.outline', footer: '.doc-footer' } as const;
/** Every set of flags, from none to all. */
const SETS = Array.from({ length: 2 ** FLAGS.length }, (_, mask) => FLAGS.filter((_, bit) => (mask >> bit) % 2 === 1));
const query = (off: readonly string[]) => off.map((flag) => `${flag}=0`).join('&');
const height = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.querySelector(wanted)?.getBoundingClientRect().height ?? 0, selector);

test(
  'the query flags work in every combination, and a hidden navbar leaves no gap',
  visiting(async ({ page }) => {
    for (const off of sample(4, SETS)) {
      await page.goto(`${SITE}/guide/start/?${query(off)}`);
      const shown = await Promise.all(FLAGS.map((flag) => page.locator(SELECTORS[flag]).isVisible()));
      expect([off, FLAGS.filter((_, index) => !shown[index])]).toEqual([off, off]);
      expect((await page.locator('.doc').boundingBox())?.y).toBe(off.includes('navbar') ? 0 : 72);
    }
  }),
);

test.each(
  sample(3, [
    [1200, '', 46, false],
    [1200, 'outline=0', 0, false],
    [1200, 'sidebar=0', 46, false],
    [961, 'outline=0', 0, false],
    [960, 'outline=0', 46, true],
    [390, '', 46, true],
    [390, 'outline=0', 46, true],
    [390, 'sidebar=0', 46, false],
    [390, 'sidebar=0&outline=0', 0, false],
  ]),
)('at %i px with "%s" the menu bar is %i px high', (width, flags, expected, hasMenu) =>
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/guide/start/?${flags}`);
      expect(await height(page, '.menu-bar')).toBe(expected);
      expect(await page.locator('.menu-bar-button').isVisible()).toBe(hasMenu);
      const padding = await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop);
      expect(Number.parseFloat(padding)).toBe((width > 768 ? 72 : 56) + expected + 24);
    },
    { viewport: { width, height: 800 } },
  )(),
);

test(
  'without menu bar, the back-to-top button keeps its own background',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/?outline=0`);
      await page.evaluate(() => scrollTo({ top: 600 }));
      const button = page.locator('.scroll-to-top');
      await expect
        .poll(() => button.evaluate((each) => getComputedStyle(each).backgroundColor))
        .not.toBe('rgba(0, 0, 0, 0)');
    },
    { viewport: { width: 1200, height: 800 } },
  ),
);

test(
  'a page without a navbar scrolls to sections without room for one',
  visiting(async ({ page }) => {
    await page.goto(`${FIXTURE}/blank`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingTop)).toBe('24px');
  }),
);

test(
  'a flag in the query applies only to its own address',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/?sidebar=0`);
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    await page.click('.pager-next');
    await page.waitForURL('**/guide/start/quick-start');
    await expect.poll(() => page.locator('.sidebar').isVisible()).toBe(true);
  }),
);

test.each(['', '/v1'])(
  'with localeRedirect auto, the first visit of a Chinese browser is redirected within its version: "%s"',
  async (version) => {
    const browser = await connectBrowser();
    try {
      const page = await openPage(await browser.newContext({ locale: 'zh-CN' }));
      await page.goto(`${VERSIONS}${version}/guide/`);
      await expect.poll(() => page.url()).toBe(`${VERSIONS}${version}/zh/guide/`);
    } finally {
      await browser.close();
    }
  },
);
