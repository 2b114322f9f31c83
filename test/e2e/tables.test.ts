import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
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
