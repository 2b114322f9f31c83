import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { hold, openHydrated, setUpBrowser, SITE, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';
import { ACTIVE, FIELD, isOpen, openSearch, path, search, status } from './search-dialog.ts';

setUpBrowser();

const ALL_WAYS = [
  ['a press on the button', (page: Page) => page.click('.search-button'), ''],
  ['Ctrl+K', (page: Page) => page.keyboard.press('Control+k'), ''],
  ['Command+K', (page: Page) => page.keyboard.press('Meta+k'), ''],
  ['/', (page: Page) => page.keyboard.press('/'), ''],
  [
    'a letter on the focused button',
    (page: Page) => page.focus('.search-button').then(() => page.keyboard.press('m')),
    'm',
  ],
  [
    'a digit on the focused button',
    (page: Page) => page.focus('.search-button').then(() => page.keyboard.press('7')),
    '7',
  ],
  [
    'Enter on the focused button',
    (page: Page) => page.focus('.search-button').then(() => page.keyboard.press('Enter')),
    '',
  ],
  [
    'Space on the focused button',
    (page: Page) => page.focus('.search-button').then(() => page.keyboard.press(' ')),
    '',
  ],
] as const;
/** Those of one run. */
const WAYS = sample(2, ALL_WAYS);

test.each(WAYS)('%s opens the search dialog with focus in its field and without navigating', (_, open, text) =>
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await open(page);
    await page.waitForSelector(FIELD);
    expect(await page.inputValue(FIELD)).toBe(text);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await path(page)).toBe('/guide/start/');
  })(),
);

test(
  'in a text field / types a character, and Ctrl+K opens the search dialog',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/api/`);
    await page.click('.overview-filter input');
    await page.keyboard.type('a/b');
    expect(await page.inputValue('.overview-filter input')).toBe('a/b');
    expect(await isOpen(page)).toBe(false);
    await page.keyboard.press('Control+k');
    await page.waitForSelector(FIELD);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.matches('.overview-filter input'))).toBe(true);
  }),
);

test(
  'one Escape closes the search dialog even with a query, and focus returns to the search button',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.focus('.search-button');
    await page.keyboard.press('c');
    await page.waitForSelector(FIELD);
    await search(page, 'overage');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button');
    await page.keyboard.press('Enter');
    await page.waitForSelector(FIELD);
    expect(await page.inputValue(FIELD)).toBe('');
  }),
);

test.each(
  sample(1, [
    ['a menu', 1440, '.language-switch > summary', '.language-switch a', '.language-switch > summary'],
    ['the mobile menu', 720, '.navbar-hamburger', '.nav-screen a', '.navbar-hamburger'],
    ['the sidebar drawer', 720, '.menu-bar-button', '.sidebar a', '.menu-bar-button'],
  ]),
)(
  'Escape closes a search opened from %s, and focus returns to the button of the menu',
  (_, width, button, entry, back) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, `${SITE}/guide/start/`);
        await page.click(button);
        await page.locator(`${entry}:visible`).first().focus();
        await page.keyboard.press('Control+k');
        await page.waitForSelector(FIELD);
        await page.keyboard.press('Escape');
        await expect.poll(() => isOpen(page)).toBe(false);
        expect(await page.evaluate((selector) => document.activeElement?.matches(selector), back)).toBe(true);
      },
      { viewport: { width, height: 900 } },
    )(),
);

test(
  'while the search is open the rest of the page is inert; Escape closes it from any focus and restores the page',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.focus('.search-button');
    await page.keyboard.press('Enter');
    await page.waitForSelector(FIELD);
    await page.waitForSelector('.page[inert]');
    for (let press = 0; press < 8; press++) {
      await page.keyboard.press('Tab');
      const isOutside = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isOutside).toBe(false);
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('search-button');
    expect(await page.locator('[inert]').count()).toBe(0);
  }),
);

test(
  'a click on the backdrop closes the search dialog; a click inside, or a drag that starts or ends inside, does not',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'coverage');
    await page.mouse.click(720, 130);
    expect(await isOpen(page)).toBe(true);
    await page.mouse.move(700, 130);
    await page.mouse.down();
    await page.mouse.move(60, 500);
    await page.mouse.up();
    expect(await isOpen(page)).toBe(true);
    await page.mouse.down();
    await page.mouse.move(700, 130);
    await page.mouse.up();
    expect(await isOpen(page)).toBe(true);
    await page.mouse.click(60, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
  }),
);

test(
  'ArrowUp and ArrowDown move the active result, wrap and scroll it into view, and Enter opens it and closes the dialog',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'coverage');
    const first = await page.locator(ACTIVE).getAttribute('href');
    await page.keyboard.press('ArrowUp');
    const last = await page.locator(ACTIVE).getAttribute('href');
    expect(last).toBe(await page.locator('[role=option]').last().getAttribute('href'));
    const bottomOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().bottom);
    // Snippets that load later move it.
    await expect
      .poll(async () => (await bottomOf(ACTIVE)) - (await bottomOf('.search-results')))
      .toBeLessThanOrEqual(1);
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(ACTIVE).getAttribute('href')).toBe(first);
    await page.keyboard.press('ArrowDown');
    const second = await page.locator(ACTIVE).getAttribute('href');
    expect(await page.getAttribute(FIELD, 'aria-activedescendant')).toBe(await page.locator(ACTIVE).getAttribute('id'));
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toBe(second);
    expect(await isOpen(page)).toBe(false);
  }),
);

test(
  'keys go to the field after a press on a title, a message or a result for another tab; Tab skips the list',
  visiting(async ({ page, context }) => {
    await openSearch(page);
    await search(page, 'mocks');
    await page.locator('.search-group-title').first().click();
    await page.locator('.search-dialog [role=status]').click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('[role=option]')
        .nth(1)
        .click({ modifiers: ['Control'] }),
    ]);
    await tab.close();
    // The pointer has made the second result active.
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('[role=option]').nth(2).getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Backspace');
    expect(await page.inputValue(FIELD)).toBe('mock');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.search-results') ?? null)).toBeNull();
  }),
);

test.each(
  sample(1, [
    ['Control+Enter', 'a new tab'],
    ['Meta+Enter', 'a new tab'],
    ['Shift+Enter', 'a new window'],
  ]),
)('%s opens the active result in %s, and the search dialog stays open', (keys, _) =>
  visiting(async ({ page, context }) => {
    await openSearch(page);
    await search(page, 'coverage');
    const href = await page.locator(ACTIVE).getAttribute('href');
    const [other] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(keys)]);
    await other.waitForLoadState('domcontentloaded');
    expect(await path(other)).toBe(href);
    expect(await other.evaluate(() => window.opener as unknown)).toBeNull();
    expect([await path(page), await isOpen(page)]).toEqual(['/guide/start/', true]);
  })(),
);

test(
  'results are grouped by page with marked matches, their count is announced, and a click opens one',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'testEnvironment');
    const group = page.locator('[role=listbox] > [role=group]').first();
    expect(await group.locator('.search-group-title').innerText()).toContain('testEnvironment');
    expect(await group.locator('mark').first().innerText()).toMatch(/^test/i);
    const count = await page.locator('[role=option]').count();
    expect(count).toBeLessThanOrEqual(20);
    await expect.poll(() => status(page)).toBe(`Results: ${count}`);
    await group.locator('[role=option]').first().click();
    await expect.poll(() => path(page)).toContain('/config/test/testEnvironment');
    expect(await isOpen(page)).toBe(false);
  }),
);

test(
  'a fuller answer that comes during a press on a result does not undo the press',
  visiting(async ({ page }) => {
    const sendWords = await hold(page, '**/words.json');
    await openSearch(page);
    await page.keyboard.type('coverage');
    const result = page.locator('[role=option]').first();
    // Not a result of the first letters.
    await expect.poll(() => result.getAttribute('href')).toContain('coverage');
    const address = await result.getAttribute('href');
    await result.locator('.search-result-title').hover();
    await page.mouse.down();
    sendWords();
    await result.locator('.search-result-snippet').waitFor();
    await page.mouse.up();
    await expect.poll(() => path(page)).toBe(address);
  }),
);

test(
  'an opened result becomes a recent search that can be made a favorite and removed, across reloads',
  visiting(async ({ page }) => {
    await openSearch(page);
    await page.waitForSelector('text=No recent searches');
    await search(page, 'coverage');
    await page.keyboard.press('Enter');
    // Firefox aborts the next navigation while this one is under way.
    await expect.poll(() => path(page)).toContain('coverage');
    await openSearch(page);
    const list = (name: string) => page.getByRole('region', { name }).getByRole('link');
    expect(await list('Recent').count()).toBe(1);
    await page.getByRole('button', { name: /^Save “.*” to favorites$/ }).click();
    await openSearch(page);
    expect([await list('Recent').count(), await list('Favorites').count()]).toEqual([0, 1]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toContain('coverage');
    await openSearch(page);
    expect([await list('Recent').count(), await list('Favorites').count()]).toEqual([0, 1]);
    await page.getByRole('button', { name: /^Remove / }).click();
    await page.waitForSelector('text=No recent searches');
    await openSearch(page);
    await page.waitForSelector('text=No recent searches');
  }),
);
