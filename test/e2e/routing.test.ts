import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { parseHtml, wordsOf } from '../support/html.ts';
import { atRest, follow, headOf, openHydrated, SITE, siteRoutes, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

test('every route responds with a trailing slash, without one and with .html', async () => {
  for (const route of await siteRoutes()) {
    const bare = route.replace(/\/$/, '');
    const addresses = route === '/' ? ['/'] : [bare, `${bare}/`];
    if (!route.endsWith('/')) addresses.push(`${bare}.html`);
    for (const address of addresses) {
      const response = await headOf(SITE + address);
      expect(`${address} ${response.status}`).toBe(`${address} 200`);
    }
  }
});

test(
  'a link within the site is followed without a page load',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.click('.sidebar >> text=Quick start');
    await page.waitForURL('**/guide/start/quick-start');
    await expect.poll(() => page.title()).toBe('Quick start - Rstest');
    expect(await page.locator('h1').innerText()).toBe('Quick start');
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  }),
);

test(
  'a link that matches no known route causes a full page load',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.evaluate(() => {
      Object.assign(window, { same: true });
      const link = Object.assign(document.createElement('a'), { id: 'lost', href: '/nowhere', textContent: 'x' });
      document.querySelector('article')?.prepend(link);
    });
    await page.click('#lost');
    await page.waitForURL('**/nowhere');
    await page.waitForSelector('.not-found');
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
  }),
);

test.each([
  ['/nowhere', 'PAGE NOT FOUND', 'Take me home', '/'],
  ['/zh/nowhere', '页面不存在', '回到首页', '/zh/'],
  ['/guide/%E0%A4%A', 'PAGE NOT FOUND', 'Take me home', '/'],
])('%s shows the 404 page with a link to the home page', async (path, title, home, href) => {
  const response = await fetch(SITE + path);
  expect(response.status).toBe(404);
  const page = parseHtml(await response.text());
  expect(wordsOf(page.querySelector('.not-found h1'))).toContain('404');
  expect(wordsOf(page.querySelector('.not-found-title'))).toBe(title);
  const link = page.querySelector('.not-found a.button');
  expect([wordsOf(link), link?.getAttribute('href')]).toEqual([home, href]);
});

test('the 404 page has the wording of both languages', async () => {
  const html = await (await fetch(`${SITE}/404.html`)).text();
  expect(html).toContain('PAGE NOT FOUND');
  expect(html).toContain('页面不存在');
});

test(
  'a path with the segment of the default language redirects to the path without it',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/en/guide/start/quick-start?x=1#install`);
    await page.waitForURL(`${SITE}/guide/start/quick-start?x=1#install`);
    expect(await page.locator('h1').innerText()).toBe('Quick start');
  }),
);

test(
  'a path ending in /index shows the index page of its folder',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/index`);
    expect(await page.locator('h1').innerText()).toBe('Introduction');
    await page.click('.sidebar >> text=Features');
    await page.waitForURL('**/guide/start/features');
  }),
);

/** Follows a link from the middle of a page. @returns the scroll position that was left */
async function followFromMiddle(page: Page): Promise<number> {
  await openHydrated(page, `${SITE}/guide/basic/cli`);
  await page.evaluate(() => scrollTo({ top: 900 }));
  await atRest(page);
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(850);
  // A click by the mouse would first scroll the link into view.
  await page.locator('.sidebar-link[href$=debugging]').evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => page.locator('h1').innerText()).toBe('Debugging');
  return left;
}

test(
  'Back restores the page at its scroll position, and Forward shows the next page again',
  visiting(async ({ page }) => {
    const left = await followFromMiddle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('CLI');
    expect(await page.evaluate(() => scrollY)).toBe(left);
    await page.goForward();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Debugging');
  }),
);

test(
  'Back does not scroll the page that is left to the position of the other',
  { tags: 'traverse-scroll' },
  visiting(async ({ page, messages }) => {
    await followFromMiddle(page);
    await atRest(page);
    await page.evaluate(() =>
      addEventListener('scroll', () => console.log(`scrolled: ${document.querySelector('h1')?.innerText}`)),
    );
    await page.goBack();
    await expect.poll(() => messages).toContain('log: scrolled: CLI');
    expect(messages).not.toContain('log: scrolled: Debugging');
  }),
);

test(
  'without the Navigation API, Back restores the scroll position too',
  visiting(async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    const left = await followFromMiddle(page);
    await page.goBack();
    await expect.poll(() => page.locator('h1').innerText()).toBe('CLI');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  }),
);

test(
  'a link to a section of another page scrolls to the section, and Tab continues from there',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.evaluate(() => {
      const href = '/guide/basic/cli#exit-codes';
      const link = Object.assign(document.createElement('a'), { id: 'deep', href, textContent: 'x' });
      document.querySelector('article')?.prepend(link);
    });
    await page.click('#deep');
    await page.waitForURL('**/guide/basic/cli#exit-codes');
    const top = () => page.evaluate(() => document.getElementById('exit-codes')?.getBoundingClientRect().top ?? -1);
    // Just below the bar.
    await expect.poll(async () => (await top()) > 72 && (await top()) < 160).toBe(true);
    await page.keyboard.press('Tab');
    const follows = await page.evaluate(() => {
      const section = document.getElementById('exit-codes');
      return section && document.activeElement && section.compareDocumentPosition(document.activeElement);
    });
    const FOLLOWING = 4;
    expect((follows ?? 0) & FOLLOWING).toBe(FOLLOWING);
  }),
);

test(
  'after Back within a page, Tab continues where the reader has come back to',
  visiting(async ({ page }) => {
    const scroll = () => page.evaluate(() => Math.round(scrollY));
    await openHydrated(page, `${SITE}/guide/basic/cli#rstest-run`);
    await page.click('.outline a[href="#exit-codes"]');
    await page.waitForURL('**#exit-codes');
    await atRest(page);
    // Into the section.
    await page.keyboard.press('Tab');
    await page.evaluate(() => history.back());
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('#rstest-run');
    await atRest(page);
    const place = await scroll();
    await page.keyboard.press('Tab');
    await atRest(page);
    // The element that follows the heading is in view.
    expect(await scroll()).toBe(place);
    expect(await page.locator('#rstest-run ~ .code').first().locator(':focus').count()).toBe(1);
  }),
);

test(
  'Tab continues where the reader has pressed a text, on the first page and on one that a link has opened',
  visiting(async ({ page }) => {
    const pressAndTab = async (selector: string) => {
      const text = page.locator(selector).first();
      await text.click({ position: { x: 2, y: 2 } });
      await page.keyboard.press('Tab');
      return text.evaluate((element) => element.compareDocumentPosition(document.activeElement ?? element));
    };
    const FOLLOWING = 4;
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    expect(await pressAndTab('#rstest-run + p')).toBe(FOLLOWING);
    await follow(page, '/test-filter');
    await page.waitForURL('**/test-filter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
    expect(await pressAndTab('#tests-of-uncommitted-changes + p')).toBe(FOLLOWING);
  }),
);
