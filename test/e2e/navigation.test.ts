import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, FIXTURE, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 } } as const;
const box = (page: Page) => page.locator('.nav-dropdown .dropdown-box');
const button = (page: Page) => page.locator('.nav-dropdown > summary');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Measures, in the page, the milliseconds from the pointer's leaving to the closing of the box. */
const watchClosing = (page: Page) =>
  page.evaluate(() => {
    const details = document.querySelector<HTMLDetailsElement>('.nav-dropdown') as HTMLDetailsElement;
    let left = 0;
    details.addEventListener('pointerleave', () => (left = performance.now()));
    new MutationObserver(() => {
      if (!details.open) document.documentElement.dataset['closedAfter'] = String(performance.now() - left);
    }).observe(details, { attributes: true, attributeFilter: ['open'] });
  });

test(
  'a navigation group opens on hover and closes no earlier than 150 ms after the mouse has left',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    await watchClosing(page);
    // The first position of a mouse is no movement in Firefox.
    await page.mouse.move(700, 600);
    await button(page).hover();
    await expect.poll(() => box(page).isVisible()).toBe(true);
    // Across the gap and into the box.
    await box(page).locator('text=Last').hover();
    await page.waitForTimeout(300);
    expect(await box(page).isVisible()).toBe(true);
    await page.mouse.move(700, 600);
    await expect.poll(() => box(page).isVisible()).toBe(false);
    const after = Number(await page.getAttribute('html', 'data-closed-after'));
    expect(after).toBeGreaterThanOrEqual(149);
  }),
);

test(
  'a pressed group stays open when the mouse leaves; a press outside and a chosen link close it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    await button(page).click();
    await page.mouse.move(700, 600);
    await page.waitForTimeout(400);
    expect(await box(page).isVisible()).toBe(true);
    await page.mouse.click(700, 600);
    expect(await box(page).isVisible()).toBe(false);
    await button(page).click();
    await box(page).locator('text=Parts').click();
    await page.waitForURL('**/guide/parts');
    await expect.poll(() => box(page).isVisible()).toBe(false);
  }),
);

test(
  'by keyboard a group opens with Enter, Space and ArrowDown, arrows move through it, and Escape restores focus',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    for (const key of ['Enter', 'Space']) {
      await button(page).focus();
      await page.keyboard.press(key);
      await expect.poll(() => box(page).isVisible()).toBe(true);
      await page.keyboard.press('Escape');
      await expect.poll(() => box(page).isVisible()).toBe(false);
    }
    await button(page).focus();
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Parts');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Elsewhere, deeper');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Parts');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toContain('Library');
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Elsewhere, deeper');
    await page.keyboard.press('Tab');
    await expect.poll(() => box(page).isVisible()).toBe(false);
  }),
);

test(
  'the accessibility tree says whether a group is expanded',
  { tags: 'devtools' },
  visiting(async ({ page, context }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    const session = await context.newCDPSession(page);
    const expanded = async () => {
      const { nodes } = await session.send('Accessibility.getFullAXTree');
      const node = nodes.find(({ name }) => String(name?.value ?? '').startsWith('Library'));
      return node?.properties?.find(({ name }) => name === 'expanded')?.value.value as unknown;
    };
    expect(await expanded()).toBe(false);
    await button(page).press('Enter');
    expect(await expanded()).toBe(true);
  }),
);

test(
  'the navbar shows groups, nested groups and tags, left and right entries, and marks the current page',
  visiting(async ({ page }) => {
    await page.goto(`${FIXTURE}/guide/last`);
    expect(await button(page).getAttribute('aria-current')).toBe('true');
    expect(await button(page).locator('.tag').innerText()).toBe('new');
    await button(page).click();
    expect(await box(page).locator('[aria-current]').allInnerTexts()).toEqual(['Last']);
    expect(await box(page).locator('.nav-entries-title').innerText()).toBe('Deeper');
    expect(await box(page).locator('.tag').innerText()).toBe('bare');
    // This page does not match `activeMatch` of the first entry.
    expect(await page.locator('.nav-links > li > a[aria-current]').count()).toBe(0);
    const left = (text: string) => page.locator(`.nav-screen > nav >> text=${text} >> nth=0`).boundingBox();
    expect((await left('Guide'))?.x).toBeLessThan(400);
    expect((await page.locator('.nav-links-right a').boundingBox())?.x).toBeGreaterThan(900);
  }),
);

test(
  'without scripts a group opens on a press and its entries are links',
  visiting(
    async ({ page }) => {
      await page.goto(`${FIXTURE}/guide/`);
      await button(page).click();
      await box(page).locator('text=Parts').click();
      expect(new URL(page.url()).pathname).toMatch(/^\/guide\/parts\/?$/);
    },
    { javaScriptEnabled: false },
  ),
);

test(
  'in the mobile navigation groups unfold, and stay open while the reader presses something else',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/last`);
    await page.click('.navbar-hamburger');
    const screen = page.locator('.nav-screen');
    expect(await screen.locator('.nav-entries-title').isVisible()).toBe(false);
    await screen.locator('.nav-dropdown > summary').click();
    expect(await screen.locator('.menu-links [aria-current]:visible').allInnerTexts()).toEqual(['Last']);
    await screen.locator('.drawer-head').click();
    expect(await screen.locator('.nav-entries-title').isVisible()).toBe(true);
    await screen.locator('text=Parts').click();
    await page.waitForURL('**/guide/parts');
    await expect.poll(() => screen.isVisible()).toBe(false);
  }, phone),
);

test(
  'the navbar shows five social links and a button for the rest, and each mode shows its content',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    const social = page.locator('.navbar .social-links');
    expect(await social.locator('> li').count()).toBe(6);
    expect(await social.locator('> li > a').evaluateAll((links) => links.map((link) => link.textContent))).toEqual([
      'GitHub',
      'X',
      'Discord',
    ]);
    await social.locator('> li:nth-child(4) summary').click();
    expect(await social.locator('text=fixture-on-wechat').isVisible()).toBe(true);
    await social.locator('> li:nth-child(5) summary').click();
    expect(await social.locator('text=fixture-on-wechat').isVisible()).toBe(false);
    const image = social.getByRole('img', { name: 'QR code' });
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    const more = social.locator('> li:last-child > .dropdown');
    await more.locator('> summary').click();
    expect(await more.getByRole('link', { name: 'Mirror' }).getAttribute('href')).toBe('https://example.com/mirror');
    await more.locator('.social-entry > summary').click();
    expect(await more.locator('b').innerText()).toBe('all of us');
    // Escape closes the inner one first.
    await page.keyboard.press('Escape');
    expect([await more.locator('b').isVisible(), await more.locator('.social-rest').isVisible()]).toEqual([
      false,
      true,
    ]);
    await page.keyboard.press('Escape');
    expect(await more.locator('.social-rest').isVisible()).toBe(false);
  }),
);

test.each(sample(1, [1440, 900, 769]))(
  'at %i px the tool popover is in the window, below its button and right-aligned with it',
  (width) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, `${SITE}/guide/start/`);
        await page.click('.tool-popover > summary');
        const opener = await page.locator('.tool-popover > summary').boundingBox();
        const popover = await page.locator('.tool-popover > .dropdown-box').boundingBox();
        if (!opener || !popover) throw new Error('the popover is not shown');
        expect(popover.y).toBeGreaterThanOrEqual(opener.y + opener.height);
        expect(popover.x).toBeGreaterThanOrEqual(0);
        expect(popover.x).toBeLessThan(opener.x);
        expect(popover.x + popover.width).toBeCloseTo(opener.x + opener.width, 0);
      },
      { viewport: { width, height: 900 } },
    )(),
);

test.each(sample(1, [1440, 390, 320]))(
  'at %i px the tool names are at least 177 px wide and do not overflow the popover',
  (width) =>
    visiting(
      async ({ page }) => {
        await openHydrated(page, `${SITE}/guide/start/`);
        await page.click('.tool-popover > summary');
        const names = page.locator('.tool-popover .tool-name');
        const widths = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().width));
        // Checked as a rule too, since no current title is shorter.
        expect(await names.first().evaluate((name) => getComputedStyle(name).minWidth)).toBe('177px');
        expect(widths).toHaveLength(8);
        expect(widths.filter((each) => each < 177)).toEqual([]);
        const [visible, whole] = await page
          .locator('.tool-popover > .dropdown-box')
          .evaluate((element) => [element.clientWidth, element.scrollWidth]);
        expect(whole).toBe(visible);
      },
      { viewport: { width, height: 800 } },
    )(),
);

test(
  'the dropdown of a social link is at most 250 px wide',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    const entry = page.locator('.navbar .social-links > li:nth-child(4)');
    await entry.locator('summary').click();
    const words = entry.locator('.dropdown-box');
    expect((await words.boundingBox())?.width).toBeLessThan(250);
    await words.locator('p').evaluate((element) => {
      element.textContent = 'more words '.repeat(40);
    });
    expect((await words.boundingBox())?.width).toBe(250);
  }),
);

test(
  'after the home page, whose styles load late, a page looks the same as when it is opened directly',
  visiting(async ({ page }) => {
    const path = '/guide/start/';
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('header, main, main h1, main > *')].map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ');
        }),
      );
    await page.goto(SITE + path);
    const opened = await places();
    await openHydrated(page, `${SITE}/config/test/retry`);
    await page.click('.navbar-logo');
    await page.waitForSelector('.hero');
    await page.click(`main a[href="${path}"]`);
    await page.waitForSelector('main:not(.home) h1');
    await expect.poll(places).toEqual(opened);
  }, phone),
);

test(
  'a text that is found in a closed menu does not open the menu',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/quick-start#:~:text=简体中文`);
    await page.locator('.language-switch').waitFor();
    await atRest(page);
    expect(await page.locator('details.dropdown[open]').count()).toBe(0);
  }),
);
