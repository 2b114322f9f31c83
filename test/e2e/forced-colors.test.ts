/** @module-tag media */

import { expect, test } from 'vitest';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const forced = { forcedColors: 'active' } as const;

test(
  'with forced colors every Tab stop has a focus ring, and every icon of a control is visible',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    for (let stop = 0; stop < 20; stop++) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement as Element);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && outlineColor !== ground;
      });
      expect([stop, ring]).toEqual([stop, true]);
    }
    const unseen = await page.evaluate(() => {
      const ground = getComputedStyle(document.documentElement).backgroundColor;
      return [...document.querySelectorAll('button .icon, a .icon, summary .icon')]
        .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).stroke === ground)
        .map(({ outerHTML }) => outerHTML);
    });
    expect(unseen).toEqual([]);
    const tools = await page.locator('.code-tool').evaluateAll((all) =>
      all.map((tool) => {
        const { backgroundColor } = getComputedStyle(tool, '::before');
        return backgroundColor !== getComputedStyle(tool).backgroundColor;
      }),
    );
    expect(tools.length).toBeGreaterThan(0);
    expect(tools.every(Boolean)).toBe(true);
  }, forced),
);

test(
  'with forced colors lines mark the chosen tab, the current section and the current entry',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    const line = (selector: string, side: 'borderBottomColor' | 'borderLeftColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element)[name], side);
    const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(await line('[role=tab][aria-selected=true]', 'borderBottomColor')).not.toBe(ground);
    expect(await line('[role=tab][aria-selected=false]', 'borderBottomColor')).toBe(ground);
    await page.click('.outline >> text=Add scripts');
    await page.waitForSelector('.outline [aria-current] >> text=Add scripts');
    // The colors of this link and of the one marked before change in a transition.
    await page.waitForFunction(() => document.getAnimations().length === 0);
    expect(await line('.outline [aria-current]', 'borderLeftColor')).not.toBe(ground);
    expect(await line('.outline a:not([aria-current])', 'borderLeftColor')).toBe(ground);
    const entry = page.locator('.nav-links [aria-current]').first();
    expect(await entry.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('underline');
  }, forced),
);
