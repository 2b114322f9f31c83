import { expect, test } from 'vitest';
import { openHydrated, setUpBrowser, VERSIONS, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 } } as const;

test(
  'the version switch keeps the page, its section and its language, and shows the current version',
  visiting(async ({ page }) => {
    await openHydrated(page, `${VERSIONS}/zh/guide/#use`);
    const summary = page.locator('.version-switch > summary');
    expect(await summary.innerText()).toContain('v2');
    await summary.click();
    await page.click('.version-switch >> text=v1');
    await page.waitForURL('**/v1/zh/guide/#use');
    await expect.poll(() => page.locator('h1').innerText()).toBe('v1 的开始');
    await expect.poll(() => summary.innerText()).toContain('v1');
  }),
);

test(
  'from a page that the other version lacks, the switch leads to the home of that version',
  visiting(async ({ page }) => {
    await openHydrated(page, `${VERSIONS}/guide/new`);
    await page.click('.version-switch > summary');
    await page.click('.version-switch >> text=v1');
    await page.waitForURL('**/v1/');
    await expect.poll(() => page.locator('.hero-text').innerText()).toBe('v1');
  }),
);

test(
  'links, navigation, sidebar, logo and language switch stay in the version',
  visiting(async ({ page }) => {
    await openHydrated(page, `${VERSIONS}/v1/guide/`);
    const href = (selector: string) => page.locator(selector).first().getAttribute('href');
    expect(await href('main p a')).toBe('/v1/guide/#use');
    expect(await href('.navbar-logo')).toBe('/v1/');
    expect(await href('.nav-links a')).toBe('/v1/guide/');
    expect(await page.locator('.nav-links a[aria-current]').innerText()).toBe('Guide');
    // This page is in the newer version only.
    expect(await href('.nav-links a >> nth=1')).toBe('/guide/new');
    expect(await page.locator('.sidebar-link').allInnerTexts()).toEqual(['Start of old']);
    await page.click('.language-switch > summary');
    await page.click('.language-switch >> text=简体中文');
    await page.waitForURL('**/v1/zh/guide/');
    await expect.poll(() => page.locator('h1').innerText()).toBe('v1 的开始');
    await page.goto(`${VERSIONS}/v1/zh/`);
    expect(await href('.hero-actions a')).toBe('/v1/zh/guide/');
  }),
);

test.each(
  sample(2, [
    ['/gone', '/'],
    ['/zh/gone', '/zh/'],
    ['/v1/gone', '/v1/'],
    ['/v1/zh/gone', '/v1/zh/'],
    ['/v9/gone', '/'],
  ]),
)('the 404 page at %s links to the home page %s, also without scripts', (path, home) =>
  visiting(async ({ page }) => {
    expect(await (await fetch(VERSIONS + path)).text()).toContain(`class="button button-brand" href="${home}"`);
    await openHydrated(page, VERSIONS + path);
    await expect.poll(() => page.locator('.not-found a.button').getAttribute('href')).toBe(home);
  })(),
);

test(
  'the mobile navigation lists the versions',
  visiting(async ({ page }) => {
    await openHydrated(page, `${VERSIONS}/v1/guide/`);
    await page.click('.navbar-hamburger');
    await page.click('.nav-screen .version-switch > summary');
    await page.click('.nav-screen a >> text=v2');
    await page.waitForURL('**/guide/');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Start of v2');
  }, phone),
);

test(
  'a page without title and heading uses the fallback for both',
  visiting(async ({ page }) => {
    await openHydrated(page, `${VERSIONS}/zh/guide/headless`);
    expect(await page.locator('h1').allInnerTexts()).toEqual(['Without a title']);
    expect(await page.title()).toBe('Without a title - Versions');
    expect(await page.getAttribute('meta[name=description]', 'content')).toBe('Without title and heading.');
  }),
);
