/** @module-tag media */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
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
        .filter((icon) => icon.checkVisibility() && getComputedStyle(icon).backgroundColor === ground)
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

/** Visible texts with the color of the ground behind them. */
const unreadable = (page: Page) =>
  page.evaluate(() => {
    const groundOf = (element: Element): string => {
      const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
      // Elsewhere browsers put text on a plate of the page's ground.
      const isOwn = forcedColorAdjust === 'none' && backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isOwn || !element.parentElement ? backgroundColor : groundOf(element.parentElement);
    };
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    return [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && element.checkVisibility())
      .filter((element) => getComputedStyle(element).color === groundOf(element))
      .map(({ outerHTML }) => outerHTML);
  });

test.each(sample(1, ['light', 'dark']))(
  'with forced colors all text is readable, also that of main buttons, the skip link and matched words: %s',
  (colorScheme) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, `${SITE}/`);
        await page.keyboard.press('Tab');
        expect(await page.locator('.skip-link').evaluate((link) => link === document.activeElement)).toBe(true);
        expect(await unreadable(page)).toEqual([]);
        await page.keyboard.press('Control+k');
        await page.waitForSelector('.search-dialog[open] input');
        await page.keyboard.type('coverage');
        await page.locator('.search-result mark').first().waitFor();
        expect(await unreadable(page)).toEqual([]);
      },
      { ...forced, colorScheme },
    )(),
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
