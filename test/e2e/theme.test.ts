import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { FIXTURE, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'));
const toggle = (page: Page) => page.locator('.navbar .theme-toggle');

/** Records the durations of the circles that reveal a theme, in milliseconds. */
async function watchReveals(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const durations: number[] = [];
    Object.assign(window, { durations });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      if (typeof options === 'object' && options.pseudoElement) durations.push(Number(options.duration));
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { durations: number[] }).durations);
}

test.each(sample(1, ['light', 'dark']))(
  'auto starts with the theme of the system, %s, and follows its changes',
  { tags: 'media' },
  (colorScheme) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, `${SITE}/guide/start/`);
        expect(await isDark(page)).toBe(colorScheme === 'dark');
        await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' });
        await expect.poll(() => isDark(page)).toBe(colorScheme !== 'dark');
      },
      { colorScheme },
    )(),
);

test(
  'a page without any interaction follows the system and the choice of another tab',
  { tags: 'media' },
  visiting(async ({ page, context }) => {
    await page.goto(`${SITE}/guide/start/`);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
    const other = await context.newPage();
    await other.goto(`${SITE}/guide/start/`);
    await other.evaluate(() => localStorage.setItem('theme', 'light'));
    await expect.poll(() => isDark(page)).toBe(false);
    expect(await page.locator('html.awake').count()).toBe(0);
  }),
);

test(
  'a choice overrides the system, choosing the theme of the system follows it again, and the toggle names the mode',
  { tags: 'media' },
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    expect(await toggle(page).getAttribute('title')).toBe('Switch between light and dark. Now: as the system');
    await toggle(page).click();
    await expect.poll(() => isDark(page)).toBe(true);
    expect(await stored(page)).toBe('dark');
    expect(await toggle(page).getAttribute('title')).toBe('Switch between light and dark. Now: dark');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await isDark(page)).toBe(true);
    await toggle(page).click();
    await expect.poll(() => isDark(page)).toBe(false);
    expect(await stored(page)).toBe('auto');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => isDark(page)).toBe(true);
  }),
);

test(
  'a choice that cannot be stored lasts when the page is shown again',
  visiting(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openHydrated(page, `${SITE}/guide/start/`);
    await toggle(page).click();
    await expect.poll(() => isDark(page)).toBe(true);
    // As after a return from the back-forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await isDark(page)).toBe(true);
  }),
);

test(
  'two browser tabs keep the same theme, in both directions',
  visiting(async ({ page, context }) => {
    await openHydrated(page, `${SITE}/`);
    const other = await context.newPage();
    await openHydrated(other, `${SITE}/zh/guide/start/`);
    await toggle(page).click();
    await expect.poll(() => isDark(other)).toBe(true);
    await expect.poll(() => toggle(other).getAttribute('title')).toBe('切换浅色与深色主题（当前：深色）');
    await toggle(other).click();
    await expect.poll(() => isDark(page)).toBe(false);
  }),
);

test(
  'nothing is painted in the wrong theme: the class is set before the body exists',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/404-nothing`);
    await page.evaluate(() => localStorage.setItem('theme', 'dark'));
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        Object.assign(window, { classAtBody: document.documentElement.className });
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    // Rules out the scripts that load later.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${SITE}/guide/start/`);
    expect(await page.evaluate(() => (window as unknown as { classAtBody: string }).classAtBody)).toContain('dark');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  }),
);

test(
  'the circular reveal of the new theme takes 400 ms',
  visiting(
    async ({ page }) => {
      const reveals = await watchReveals(page);
      await openHydrated(page, `${SITE}/guide/start/`);
      await toggle(page).click();
      await expect.poll(reveals).toEqual([400]);
      expect(await isDark(page)).toBe(true);
    },
    { reducedMotion: 'no-preference' },
  ),
);

test(
  'a press during the circle ends it and takes effect once',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      const { x = 0, y = 0 } = (await page.locator('.search-button').boundingBox()) ?? {};
      await page.evaluate(() => {
        const clicks: boolean[] = [];
        Object.assign(window, { clicks });
        document.querySelector('.search-button')?.addEventListener('click', () => clicks.push(true));
      });
      await toggle(page).click();
      await page.mouse.click(x + 20, y + 10);
      await page.waitForSelector('.search-dialog[open]');
      expect(await isDark(page)).toBe(true);
      expect(await page.evaluate(() => (window as unknown as { clicks: boolean[] }).clicks)).toEqual([true]);
    },
    { reducedMotion: 'no-preference' },
  ),
);

test(
  'with reduced motion the theme changes without the circular reveal',
  { tags: 'media' },
  visiting(
    async ({ page }) => {
      const reveals = await watchReveals(page);
      await openHydrated(page, `${SITE}/guide/start/`);
      await toggle(page).click();
      expect(await isDark(page)).toBe(true);
      expect(await reveals()).toEqual([]);
    },
    { reducedMotion: 'reduce' },
  ),
);

test(
  'in a browser without view transitions the theme changes without the circular reveal',
  visiting(async ({ page }) => {
    const reveals = await watchReveals(page);
    await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
    await openHydrated(page, `${SITE}/guide/start/`);
    await toggle(page).click();
    expect(await isDark(page)).toBe(true);
    expect(await reveals()).toEqual([]);
  }),
);

test(
  'with dark mode disabled the site is light, whatever the stored choice and the system say',
  { tags: 'media' },
  visiting(
    async ({ page }) => {
      await page.goto(`${FIXTURE}/guide/`);
      await page.evaluate(() => localStorage.setItem('theme', 'dark'));
      await openHydrated(page, `${FIXTURE}/guide/`);
      expect(await isDark(page)).toBe(false);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');
    },
    { colorScheme: 'dark' },
  ),
);
