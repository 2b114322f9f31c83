/** @module-tag media */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';
import { openSearch, search } from './search-dialog.ts';

setUpBrowser();

/** Opens a page in print media, wider than the column that the sidebar leaves on screen. */
async function printed(page: Page, path: string, width = 1056): Promise<void> {
  await openHydrated(page, SITE + path);
  await page.setViewportSize({ width, height: 1400 });
  await page.emulateMedia({ media: 'print' });
}

const FRAME = [
  '.navbar',
  '.sidebar',
  '.menu-bar',
  '.outline',
  '.doc-footer',
  '.site-footer',
  '.code-tools',
  '.tab-list',
  '.skip-link',
  '.scroll-to-top',
  '.search-dialog',
];

test.each(sample(1, [794, 1056, 1400]))(
  'printed at %i px, the content has the full width, nothing is fixed or sticky, and navigation and controls are left out',
  (width) =>
    visiting(async ({ page }) => {
      await printed(page, '/guide/start/quick-start', width);
      await page.evaluate(() => scrollTo(0, 500));
      for (const part of FRAME) {
        expect([part, await page.locator(part).filter({ visible: true }).count()]).toEqual([part, 0]);
      }
      const article = await page.locator('article').boundingBox();
      expect(article?.width ?? 0).toBeGreaterThan(width - 60);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const fixed = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((element) => element.checkVisibility())
          .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
          .map(({ className }) => className),
      );
      expect(fixed).toEqual([]);
    })(),
);

test(
  'an open search is not printed',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'coverage');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.search-dialog').isVisible()).toBe(false);
    expect(await page.locator('article').isVisible()).toBe(true);
  }),
);

test(
  'every tab is printed under its label, and code is not cut off',
  visiting(async ({ page }) => {
    await printed(page, '/guide/start/quick-start', 420);
    for (const command of ['npm install -D', 'yarn add -D', 'pnpm add -D', 'bun add -D']) {
      expect(await page.getByText(`${command} @rstest/core`).first().isVisible()).toBe(true);
    }
    expect(await page.locator('.tab-title').filter({ visible: true }).allInnerTexts()).toContain('pnpm');
    const cut = await page.evaluate(
      () =>
        [...document.querySelectorAll('pre')].filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .length,
    );
    expect(cut).toBe(0);
  }),
);

test(
  'a closed box is printed open',
  visiting(async ({ page }) => {
    await printed(page, '/guide/troubleshooting/');
    const boxes = page.locator('article details:not([open]) > :not(summary)');
    expect(await boxes.count()).toBeGreaterThan(0);
    expect(await boxes.filter({ visible: false }).count()).toBe(0);
  }),
);

test(
  'print is light even when the screen is dark, and a link to another site shows its address',
  visiting(
    async ({ page }) => {
      await printed(page, '/guide/start/');
      const link = page.locator('article a.external').first();
      const after = await link.evaluate((element) => getComputedStyle(element, '::after').content);
      expect(after).toContain(await link.getAttribute('href'));
      await page.evaluate(() => document.documentElement.classList.add('dark'));
      const { ground, ink } = await page.evaluate(() => {
        const { backgroundColor: ground, color: ink } = getComputedStyle(document.documentElement);
        return { ground, ink };
      });
      expect([ground, ink]).toEqual(['rgb(255, 255, 255)', 'rgb(22, 33, 29)']);
    },
    { colorScheme: 'dark' },
  ),
);
