import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** Whether the right edge of the first table is painted otherwise than without its background. */
async function isShaded(page: Page): Promise<boolean> {
  const table = page.locator('.prose .table').first();
  const { x, y, width, height } = (await table.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const paint = () => page.screenshot({ clip: { x: x + width - 4, y: y + height / 2, width: 2, height: 2 } });
  const painted = await paint();
  await table.evaluate(({ style }) => style.setProperty('background', 'none'));
  const plain = await paint();
  await table.evaluate(({ style }) => style.removeProperty('background'));
  return !painted.equals(plain);
}

test('a table that is wider than the window has a shade at the edge where it goes on, and none at its end', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/config/test/coverage`);
      const table = page.locator('.prose .table').first();
      await table.scrollIntoViewIfNeeded();
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
      expect(await isShaded(page)).toBe(true);
      await table.evaluate((box) => box.scrollTo({ left: box.scrollWidth }));
      expect(await isShaded(page)).toBe(false);
    },
    { viewport: { width: 390, height: 844 } },
  )());

test('long messages side by side in the first column wrap: the table fits beside sidebar and outline', () =>
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/guide/migration/vitest`);
      const table = page.locator('.prose .table').filter({ hasText: 'BeforeEachListener' });
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    },
    { viewport: { width: 1440, height: 900 } },
  )());

test.each(sample(1, ['/zh/guide/migration/vitest', '/guide/troubleshooting/start']))(
  'on a phone, the first column of the tables of %s leaves the second one in view',
  (path) =>
    visiting(
      async ({ page }) => {
        await page.goto(SITE + path);
        const shares = await page
          .locator('.prose .table')
          .evaluateAll((boxes) =>
            boxes.map((box) => (box.querySelector('th')?.getBoundingClientRect().width ?? 0) / box.clientWidth),
          );
        expect(shares.length).toBeGreaterThan(0);
        expect(shares.filter((share) => share > 0.85)).toEqual([]);
      },
      { viewport: { width: 390, height: 844 } },
    )(),
);
