import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 } } as const;

const heightOf = (page: Page, selector: string) =>
  page.evaluate((query) => document.querySelector(query)?.getBoundingClientRect().height ?? -1, selector);
const topOf = (page: Page, selector: string) =>
  page.evaluate((query) => document.querySelector(query)?.getBoundingClientRect().top ?? -1, selector);

const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = (page: Page, top: number) => page.evaluate((value) => window.scrollTo(0, value), top);

test(
  'on a phone the navbar hides on scrolling down and returns on scrolling up, and the menu bar moves with it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    expect(await topOf(page, '.menu-bar')).toBe(56);
    await scrollTo(page, 600);
    await expect.poll(() => heightOf(page, '.navbar')).toBe(0);
    await expect.poll(() => topOf(page, '.menu-bar')).toBe(0);
    expect(await heightOf(page, '.menu-bar')).toBe(46);
    await scrollTo(page, 500);
    await expect.poll(() => heightOf(page, '.navbar')).toBe(56);
    await expect.poll(() => topOf(page, '.menu-bar')).toBe(56);
  }, phone),
);

test.each(
  sample(1, [
    [768, 0],
    [769, 72],
  ]),
)('at %i px the bar is %i px high after scrolling down', (width, height) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      await scrollTo(page, 600);
      await atRest(page);
      expect(await heightOf(page, '.navbar')).toBe(height);
    },
    { viewport: { width, height: 844 } },
  )(),
);

test(
  'the bar stays while it has focus, and comes back when focus moves to it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.locator('.search-button').focus();
    await scrollTo(page, 600);
    await atRest(page);
    expect(await heightOf(page, '.navbar')).toBe(56);
    await page.locator('.search-button').blur();
    await expect.poll(() => heightOf(page, '.navbar')).toBe(0);
    await page.locator('.navbar-hamburger').focus();
    await expect.poll(() => heightOf(page, '.navbar')).toBe(56);
  }, phone),
);

test(
  'with reduced motion nothing is animated',
  { tags: 'media' },
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element);
            return transitionDuration !== '0s' || animationName !== 'none';
          })
          .map(({ className }) => className),
      );
      expect(moving).toEqual([]);
    },
    { ...phone, reducedMotion: 'reduce' },
  ),
);

test.each(
  sample(1, [
    ['', 'Back to top'],
    ['/zh', '回到顶部'],
  ]),
)('%s/guide/basic/cli shows the back-to-top button once scrolled: %s', (prefix, name) =>
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}${prefix}/guide/basic/cli`);
    const button = page.getByRole('button', { name, exact: true });
    expect(await button.count()).toBe(0);
    await scrollTo(page, 500);
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect.poll(() => button.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  })(),
);

test('at 390 px the button to the top covers neither text nor controls', () =>
  visiting(async ({ page }) => {
    for (const path of ['/', '/guide/start/', '/zh/guide/start/']) {
      await openHydrated(page, SITE + path);
      await scrollTo(page, 100_000);
      await page.waitForSelector('.scroll-to-top');
      await atRest(page);
      const hidden = await page.evaluate(() => {
        const box = document.querySelector('.scroll-to-top')?.getBoundingClientRect() as DOMRect;
        return [...document.querySelectorAll('p, li, a, button, summary, h2')]
          .filter((element) => !element.matches('.scroll-to-top') && element.checkVisibility())
          .filter((element) => {
            // Text under the bars is hidden anyway, and can be scrolled out.
            if (box.top < 60 && !element.closest('.menu-bar, .navbar')) return false;
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect([path, ...hidden]).toEqual([path]);
    }
  }, phone)());

test(
  'the landing page has a body class from 100 px of scrolling on, and a transparent navbar above that',
  visiting(async ({ page }) => {
    const bodyClass = () => page.evaluate(() => document.body.className);
    const ground = () =>
      page.locator('.navbar').evaluate((element) => getComputedStyle(element).backgroundColor.replace(/\s/g, ''));
    await openHydrated(page, `${SITE}/`);
    expect(await ground()).toBe('rgba(0,0,0,0)');
    await scrollTo(page, 99);
    await atRest(page);
    expect(await bodyClass()).toBe('');
    await scrollTo(page, 100);
    await expect.poll(bodyClass).toBe('not-top-arrived');
    await expect.poll(ground).not.toBe('rgba(0,0,0,0)');
    await scrollTo(page, 99);
    await expect.poll(bodyClass).toBe('');
    await scrollTo(page, 500);
    await expect.poll(bodyClass).toBe('not-top-arrived');
    await page.evaluate(() => document.querySelector<HTMLElement>('.hero-actions a')?.click());
    await page.waitForURL('**/quick-start');
    await expect.poll(bodyClass).toBe('');
  }),
);

const WIDTHS = sample(1, [
  [1440, 96],
  [1024, 142],
  [390, 126],
] as const);

test.each(WIDTHS)(
  'a page opened at a section shows it below the bars, before and after hydration: %i px',
  (width, top) =>
    visiting(
      async ({ page }) => {
        // Firefox positions sections by fractions of a pixel.
        const distance = async () => Math.abs((await topOf(page, '#exit-codes')) - top);
        for (const path of ['/guide/basic/cli#exit-codes', '/zh/guide/basic/cli#exit-codes']) {
          await page.goto('about:blank');
          await page.goto(SITE + path);
          await expect.poll(distance).toBeLessThan(1);
          await page.evaluate(() => dispatchEvent(new Event('pointermove')));
          await page.waitForSelector('.search-button[role=button]', { state: 'attached' });
          await atRest(page);
          expect(await distance()).toBeLessThan(1);
        }
      },
      { viewport: { width, height: 844 } },
    )(),
);

const PAGES = sample(2, ['/', '/guide/start/quick-start', '/api/test-api/expect', '/zh/guide/basic/cli']);

test.each(PAGES)('%s is complete before any interaction', (path) =>
  visiting(async ({ page }) => {
    const measure = () =>
      page.evaluate(() => [document.documentElement.scrollHeight, document.body.innerText.length] as const);
    await page.goto(SITE + path);
    const [height, text] = await measure();
    await openHydrated(page, SITE + path);
    await scrollTo(page, 100_000);
    const [laterHeight, laterText] = await measure();
    expect(Math.abs(laterHeight - height)).toBeLessThanOrEqual(height * 0.02);
    expect(text).toBeGreaterThanOrEqual(laterText * 0.98);
  })(),
);

test(
  'the local outline opens by keyboard, closes on Escape with focus back on its button, and closes on choosing a section',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    const box = page.locator('.outline');
    await page.locator('.local-outline').focus();
    await page.keyboard.press('Enter');
    expect(await box.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await box.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('local-outline');
    await page.keyboard.press('Enter');
    await box.locator('text=Add scripts').click();
    await page.waitForURL('**#add-scripts');
    await expect.poll(() => box.isVisible()).toBe(false);
    await expect.poll(async () => Math.round(await topOf(page, '#add-scripts'))).toBe(126);
  }, phone),
);

test.each(
  sample(1, [
    [844, 330],
    [320, 256],
  ]),
)('in a window of %i by %i px the local outline fits and scrolls to its last section', (width, height) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/basic/cli`);
      await page.click('.local-outline');
      // An outline that opens scrolls to its current entry.
      await atRest(page);
      const box = page.locator('.outline');
      expect(await box.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(height);
      const before = await scrollOf(page);
      const last = box.locator('a').last();
      await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
      expect(await last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(height);
      expect(await scrollOf(page)).toBe(before);
    },
    { viewport: { width, height } },
  )(),
);
