import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const PAGE = `${SITE}/api/test-api/expect#tocontain`;
/** Narrow to wide and back, over each breakpoint: 768, 960 and 1280 px. */
const CHANGES = [
  ['a phone', [390, 844], [844, 390]],
  ['a phone back', [844, 390], [390, 844]],
  ['a tablet', [1024, 768], [768, 1024]],
  ['a window that is zoomed to 200 %', [1440, 900], [720, 450]],
] as const;

test.each(
  sample(
    3,
    CHANGES.flatMap(([name, from, to]) =>
      [true, false].map((javaScriptEnabled) => ({ name, from, to, javaScriptEnabled })),
    ),
  ),
)('turning $name keeps the section in its place, with scripts: $javaScriptEnabled', ({ from, to, javaScriptEnabled }) =>
  visiting(
    async ({ page }) => {
      if (javaScriptEnabled) await openHydrated(page, PAGE);
      else await page.goto(PAGE);
      const top = async () => (await page.locator('#tocontain').boundingBox())?.y;
      const before = await top();
      expect(before).toBeGreaterThan(0);
      await page.setViewportSize({ width: to[0], height: to[1] });
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(to[0]);
      await expect.poll(async () => Math.abs(((await top()) ?? 0) - (before ?? 0))).toBeLessThan(2);
    },
    { viewport: { width: from[0], height: from[1] }, javaScriptEnabled },
  )(),
);
