/** Boxes that the reader of a phone scrolls while the scripts are on their way. */

import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { atRest, openWithSlowScripts, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

test.each(
  sample(1, [
    ['sidebar', '/config/build/tools', '.menu-bar-button', '.sidebar', 0],
    ['outline', '/api/test-api/expect#snapshots', '.local-outline', '.outline', 100],
  ]),
)('the %s of a phone, opened and scrolled before hydration, stays there', (_, path, button, box, top) =>
  visiting(
    async ({ page }) => {
      await openWithSlowScripts(page, path);
      await page.waitForSelector('article h2');
      // Beside the boxes: under the mouse they stay still anyway.
      await page.mouse.move(385, 840);
      await page.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), button);
      await page.locator(box).evaluate((element, scrollTop) => element.scrollTo({ top: scrollTop }), top);
      await page.waitForSelector('.search-button[role=button]');
      await atRest(page);
      expect(await page.locator(box).evaluate(({ scrollTop }) => scrollTop)).toBe(top);
    },
    { viewport: { width: 390, height: 844 } },
  )(),
);
