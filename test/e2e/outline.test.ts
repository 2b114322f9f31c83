/** The outline, beside the page and in the menu bar of a phone, follows the reading. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { atRest, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** A page with an outline of several windows. */
const LONG = '/api/test-api/expect';
const SECTION = `${LONG}#tohavereturnedwith`;
const OUTLINE = '.outline';
const phone = { viewport: { width: 390, height: 844 } } as const;

const scrollTo = (page: Page, top: number) => page.evaluate((value) => window.scrollTo(0, value), top);
const boxScroll = (page: Page) => page.locator(OUTLINE).evaluate(({ scrollTop }) => scrollTop);
/** Text of the current entry, if the box shows all of it. */
const currentInView = (page: Page) =>
  page.locator(OUTLINE).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    const current = element.querySelector('[aria-current]');
    const entry = current?.getBoundingClientRect();
    return entry && entry.height > 0 && entry.top >= top && entry.bottom <= bottom ? current?.textContent : undefined;
  });

test(
  'the entry of the section in the address is in view, and so is each one that scrolling reaches',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + SECTION);
    await expect.poll(() => currentInView(page)).toBe('toHaveReturnedWith');
    await atRest(page);
    // Firefox positions sections by fractions of a pixel.
    const top = await page.locator('#tohavereturnedwith').evaluate((h) => h.getBoundingClientRect().top);
    expect(Math.abs(top - 96)).toBeLessThan(1);
    await scrollTo(page, 1_000_000);
    const last = await page.locator(`${OUTLINE} a`).last().innerText();
    await expect.poll(() => currentInView(page)).toBe(last);
    await scrollTo(page, 0);
    await expect.poll(() => boxScroll(page)).toBe(0);
  }),
);

test.each(sample(1, [1440, 1024, 390]))(
  'at %i px the entry of a section that was jumped to is the current one',
  (width) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, SITE + SECTION);
        const current = page.locator(`${OUTLINE} [aria-current]`);
        await expect.poll(() => current.textContent()).toBe('toHaveReturnedWith');
        await page.locator(`${OUTLINE} a[href="#tohavebeencalled"]`).evaluate((link: HTMLElement) => link.click());
        await expect.poll(() => current.textContent()).toBe('toHaveBeenCalled');
      },
      { viewport: { width, height: 844 } },
    )(),
);

test(
  'the outline stays still below the pointer',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LONG);
    await page.hover('.outline-title');
    await scrollTo(page, 1_000_000);
    await expect.poll(() => page.locator(`${OUTLINE} [aria-current]`).count()).toBe(1);
    await atRest(page);
    expect(await boxScroll(page)).toBe(0);
    await page.mouse.move(600, 400);
    await scrollTo(page, 20_000);
    await expect.poll(() => currentInView(page)).toBeTruthy();
  }),
);

test(
  'the outline stays still while it has the focus',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LONG);
    await page.locator(`${OUTLINE} a`).first().focus();
    await scrollTo(page, 1_000_000);
    await expect.poll(() => page.locator(`${OUTLINE} [aria-current]`).count()).toBe(1);
    await atRest(page);
    expect(await boxScroll(page)).toBe(0);
  }),
);

test(
  'on a phone the outline opens at the current entry, and the page does not move',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + SECTION);
    await atRest(page);
    const before = await page.evaluate(() => scrollY);
    // By script, since Playwright would scroll the page to a sticky button.
    await page.locator('.local-outline').evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => currentInView(page)).toBe('toHaveReturnedWith');
    expect(await page.evaluate(() => scrollY)).toBe(before);
  }, phone),
);

test(
  'the button to the top covers no entry of the outline',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LONG);
    await scrollTo(page, 1_000);
    const button = page.locator('.scroll-to-top');
    await button.waitFor();
    const top = await button.evaluate((element) => element.getBoundingClientRect().top);
    expect(
      await page.locator(OUTLINE).evaluate((element) => element.getBoundingClientRect().bottom),
    ).toBeLessThanOrEqual(top);
  }),
);

test(
  'the page stays where it is while the focus enters and leaves the menu bar',
  visiting(async ({ page }) => {
    await openHydrated(page, SITE + LONG);
    await scrollTo(page, 5000);
    await atRest(page);
    const outline = page.locator('.local-outline');
    for (const button of [page.locator('.menu-bar-button'), outline]) {
      await button.focus();
      await atRest(page);
      expect(await page.evaluate(() => window.scrollY)).toBe(5000);
    }
    await outline.press('Enter');
    await page.locator(`${OUTLINE} a`).last().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => outline.evaluate((button) => button === document.activeElement)).toBe(true);
    await atRest(page);
    expect(await page.evaluate(() => window.scrollY)).toBe(5000);
  }, phone),
);

test.each(
  sample(1, [
    ['beside the page', false, { width: 1440, height: 900 }],
    ['on a phone', true, { width: 320, height: 844 }],
  ]),
)('%s a name breaks only after a dot and before a capital', (_, isPhone, viewport) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, SITE + LONG);
      if (isPhone) await page.click('.local-outline');
      const wrong = await page.locator(OUTLINE).evaluate((element) => {
        const range = document.createRange();
        /** Text and top of each character. */
        const charactersOf = (link: Element) =>
          [...link.childNodes].flatMap((node) =>
            (node.textContent ?? '').split('').map((character, at) => {
              range.setStart(node, at);
              range.setEnd(node, at + 1);
              return { character, top: range.getBoundingClientRect().top };
            }),
          );
        return [...element.querySelectorAll('a')]
          .filter((link) => {
            const characters = charactersOf(link);
            return characters.some(({ character, top }, at) => {
              const before = characters[at - 1];
              return before && top > before.top && !/\.\w| .|[a-z][A-Z]/.test(before.character + character);
            });
          })
          .map((link) => link.textContent);
      });
      expect(wrong).toEqual([]);
    },
    { viewport },
  )(),
);

/** Presses the entry of a language in the switch. */
async function switchTo(page: Page, name: string, button: 'left' | 'middle' = 'left'): Promise<void> {
  if (!(await page.isVisible('.language-switch a'))) await page.click('.language-switch summary');
  await page.click(`.language-switch >> text=${name}`, { button });
}

/** Opens a page at a section, and scrolls on to another one. */
async function openAndScroll(page: Page): Promise<void> {
  await openHydrated(page, `${SITE}/guide/basic/cli#exit-codes`);
  await page.evaluate(() => document.getElementById('coverage-flags')?.scrollIntoView());
}

test(
  'the language switch keeps the section that the reader has scrolled to, and the top',
  visiting(async ({ page }) => {
    await openAndScroll(page);
    await switchTo(page, '简体中文');
    await page.waitForURL(`${SITE}/zh/guide/basic/cli#coverage-flags`);
    await page.waitForSelector('#coverage-flags:focus');
    await scrollTo(page, 0);
    await switchTo(page, 'English');
    await page.waitForURL(`${SITE}/guide/basic/cli`);
  }),
);

test(
  'a language in a new tab keeps the section that the reader has scrolled to',
  { tags: 'background-tab' },
  visiting(async ({ page, context }) => {
    await openAndScroll(page);
    const [tab] = await Promise.all([context.waitForEvent('page'), switchTo(page, '简体中文', 'middle')]);
    await tab.waitForURL(`${SITE}/zh/guide/basic/cli#coverage-flags`);
  }),
);
