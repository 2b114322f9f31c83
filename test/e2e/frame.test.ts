import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { FIXTURE, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 } } as const;

test(
  'the sidebar marks the current page and opens its group, and closed groups open by keyboard',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/`);
    const closed = page.locator('.sidebar-group', { hasText: 'Closed' });
    expect(await closed.getAttribute('open')).toBeNull();
    expect(await page.locator('.sidebar [aria-current=page]').innerText()).toBe('Welcome');
    await closed.locator('summary').focus();
    await page.keyboard.press('Enter');
    await page.click('.sidebar >> text=Last');
    await page.waitForURL('**/guide/last');
    await expect.poll(() => page.locator('.sidebar [aria-current=page]').innerText()).toContain('Last');
    await page.locator('.sidebar-group', { hasText: 'Start' }).locator('summary').click();
    await page.goBack();
    await expect.poll(() => page.locator('.sidebar-group', { hasText: 'Start' }).getAttribute('open')).not.toBeNull();
  }),
);

test(
  'the sidebar is left of the content and the outline right of it',
  visiting(async ({ page }) => {
    for (const path of ['/guide/basic/cli', '/zh/guide/basic/cli']) {
      await page.goto(SITE + path);
      const edges = (selector: string) =>
        page.locator(selector).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return { left, right };
        });
      const [sidebar, content, outline] = await Promise.all(['.sidebar', 'article', '.outline'].map(edges));
      expect(sidebar?.right).toBeLessThanOrEqual(content?.left ?? 0);
      expect(content?.right).toBeLessThanOrEqual(outline?.left ?? 0);
      expect(outline?.right).toBeLessThanOrEqual(1440);
    }
  }),
);

/** Opens a page; returns the number of lines of its title, and whether it stands below the page tools. */
async function titleRows(page: Page, path: string): Promise<{ lines: number; isBelow: boolean }> {
  await page.goto(SITE + path);
  const title = page.locator('h1');
  const bottom = await page.locator('.page-tools').evaluate((tools) => tools.getBoundingClientRect().bottom);
  return title.evaluate((element, below) => {
    const { top, height } = element.getBoundingClientRect();
    const lines = Math.round(height / Number.parseFloat(getComputedStyle(element).lineHeight));
    return { lines, isBelow: top >= below };
  }, bottom);
}

test(
  'at 390 px a title whose longest word does not fit beside the page tools moves below them, unbroken',
  visiting(async ({ page }) => {
    expect(await titleRows(page, '/config/test/maxConcurrency')).toEqual({ lines: 1, isBelow: true });
  }, phone),
);

test(
  'at 390 px a short title stands beside the page tools',
  { tags: 'calc-size' },
  visiting(async ({ page }) => {
    expect(await titleRows(page, '/guide/basic/cli')).toEqual({ lines: 1, isBelow: false });
  }, phone),
);

test(
  'the outline has its title and marks the heading in view',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    expect(await page.locator('.outline-title').innerText()).toBe('ON THIS PAGE');
    await page.evaluate(() => document.getElementById('exit-codes')?.scrollIntoView());
    await expect.poll(() => page.locator('.outline [aria-current]').innerText()).toBe('Exit codes');
  }),
);

test(
  'the report link names the page, and when it is pressed the selected text and its section',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    const link = page.getByRole('link', { name: 'Something wrong here?' });
    const body = async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('body');
    expect(await body()).toContain(`/guide/basic/cli\nRstest version: `);
    await page.locator('#exit-codes ~ p').first().selectText();
    const selected = await page.evaluate(() => getSelection()?.toString() ?? '');
    expect(selected).not.toBe('');
    // The address would leave the site.
    await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
    await link.click();
    expect(await body()).toContain('/guide/basic/cli#exit-codes\n');
    expect(await body()).toContain(`> ${selected}`);
  }),
);

test(
  'the language switch keeps the page, the query and the hash',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli?sidebar=0&outline=0#exit-codes`);
    await page.click('.language-switch summary');
    await page.click('.language-switch >> text=简体中文');
    await page.waitForURL(`${SITE}/zh/guide/basic/cli?sidebar=0&outline=0#exit-codes`);
    await expect.poll(() => page.locator('#exit-codes').innerText()).toContain('退出码');
    await expect.poll(() => page.title()).toBe('命令行 - Rstest');
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
  }),
);

test(
  'the mobile navigation locks page scrolling, and closes on navigation and when the window grows to 768 px',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/`);
    const screen = page.locator('.nav-screen:popover-open');
    await page.click('.navbar-hamburger');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await screen.locator('text=Guide').click();
    await page.waitForURL('**/guide/start/');
    await expect.poll(() => screen.isVisible()).toBe(false);
    await page.click('.navbar-hamburger');
    expect(await screen.isVisible()).toBe(true);
    await page.setViewportSize({ width: 768, height: 800 });
    await expect.poll(() => screen.isVisible()).toBe(false);
  }, phone),
);

test(
  'the sidebar drawer opens from the menu bar, closes on Escape with focus back on its button, and closes on navigation',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.menu-bar-button');
    expect(await page.locator('.sidebar').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('menu-bar-button');
    await page.click('.menu-bar-button');
    await page.click('.sidebar >> text=Features');
    await page.waitForURL('**/guide/start/features');
    await expect.poll(() => page.locator('.sidebar').isVisible()).toBe(false);
  }, phone),
);

test(
  'the open sidebar drawer locks page scrolling until it closes',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    const wheel = async () => {
      // Outside of the drawer, which has its own scrolling.
      await page.mouse.move(380, 500);
      await page.mouse.wheel(0, 300);
      await page.waitForTimeout(300);
      return page.evaluate(() => scrollY);
    };
    await page.click('.menu-bar-button');
    expect(await wheel()).toBe(0);
    await page.keyboard.press('Escape');
    expect(await wheel()).toBeGreaterThan(0);
  }, phone),
);

test(
  'the mobile navigation opens at exactly 768 px and closes when the window becomes wider',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/`);
      const screen = page.locator('.nav-screen:popover-open');
      await page.click('.navbar-hamburger');
      await page.setViewportSize({ width: 768, height: 700 });
      await page.waitForTimeout(200);
      expect(await screen.isVisible()).toBe(true);
      await page.setViewportSize({ width: 769, height: 700 });
      await expect.poll(() => screen.isVisible()).toBe(false);
    },
    { viewport: { width: 768, height: 800 } },
  ),
);

test.each(
  sample(2, [
    [1281, 72, 0],
    [1280, 72, 46],
    [961, 72, 46],
    [960, 72, 46],
    [769, 72, 46],
    [768, 56, 46],
  ]),
)('at %i px the navbar is %i px high and the menu bar %i px', (width, navbar, menuBar) =>
  visiting(
    async ({ page }) => {
      await page.goto(`${SITE}/guide/start/`);
      const height = (selector: string) =>
        page.evaluate((query) => document.querySelector(query)?.getBoundingClientRect().height ?? -1, selector);
      expect(await height('.navbar')).toBe(navbar);
      expect(await height('.menu-bar')).toBe(menuBar);
    },
    { viewport: { width, height: 800 } },
  )(),
);

test(
  'with dark mode and search disabled the page is light and has neither theme toggle nor search button',
  { tags: 'media' },
  visiting(
    async ({ page }) => {
      await page.goto(`${FIXTURE}/guide/`);
      // Nothing waits for a search that the page does not have.
      await page.keyboard.press('Control+k');
      expect(await page.evaluate(() => document.documentElement.className)).not.toContain('waiting');
      await openHydrated(page, `${FIXTURE}/guide/`);
      expect(await page.locator('.theme-toggle').count()).toBe(0);
      expect(await page.locator('.search-button').count()).toBe(0);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
        'rgb(255, 255, 255)',
      );
    },
    { colorScheme: 'dark' },
  ),
);
