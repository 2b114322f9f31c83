import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { onEveryRoute, openHydrated, SITE, siteRoutes, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds wrong with the page as it stands, a line each. */
async function violations(page: Page, rules: RunOptions['runOnly'] = TAGS): Promise<readonly string[]> {
  // The page's policy allows no script of ours: the browser's debugger puts it in.
  await page.evaluate(axeSource);
  const { violations: found } = await page.evaluate((runOnly) => {
    const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
    return axe.run({ runOnly, resultTypes: ['violations'] });
  }, rules);
  return found.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(' ')}`));
}

const SCREENS = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'mobile', viewport: { width: 390, height: 844 } },
] as const;

test.each(SCREENS)('axe finds nothing on any page, in both themes: $name', async ({ viewport }) => {
  const routes = [...(await siteRoutes()), '/sitemap', '/zh/sitemap', '/nowhere', '/zh/nowhere'];
  const found = await onEveryRoute(routes, { viewport }, async (page, route) => {
    await page.goto(SITE + route);
    // All of the page is looked at, not only what is laid out before the reader comes.
    await page.evaluate(() => document.documentElement.classList.add('awake'));
    const light = await violations(page);
    // The themes differ in nothing but colours.
    await page.evaluate(() => (document.documentElement.className = 'js dark awake'));
    const dark = await violations(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] });
    return [...light.map((line) => `light ${route} ${line}`), ...dark.map((line) => `dark ${route} ${line}`)];
  });
  expect(found).toEqual([]);
});

const OPEN_STATES = [
  { name: 'language switch', width: 1440, open: '.language-switch summary' },
  { name: 'mobile navigation', width: 390, open: '.navbar-hamburger' },
  { name: 'sidebar drawer', width: 390, open: '.menu-bar-button' },
  { name: 'local outline', width: 1024, open: '.local-outline summary' },
  { name: 'open menu', width: 1440, open: '.open-menu summary' },
  { name: 'search', width: 1440, open: '.search-button', type: 'run', wait: '[role=option]' },
  { name: 'search on a phone', width: 390, open: '.search-button', type: 'run', wait: '[role=option]' },
  { name: 'start of the search', width: 1440, open: '.search-button', type: '', wait: '.saved-link' },
  { name: 'search that finds nothing', width: 1440, open: '.search-button', type: 'zzqxj', wait: '.search-report' },
] as const;

test.each(OPEN_STATES)('axe finds nothing with the $name open, in both themes', async (state) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await visiting(
      async ({ page }) => {
        await page.addInitScript(() => {
          const saved = (name: string) => ({ url: `/${name}`, title: name, trail: 'Guide' });
          localStorage.setItem('docs:searches:en', JSON.stringify({ recent: [saved('a')], favorites: [saved('b')] }));
        });
        await openHydrated(page, `${SITE}/guide/start/`);
        await page.click(state.open);
        if ('type' in state) {
          await page.keyboard.type(state.type);
          await page.waitForSelector(state.wait);
        }
        expect(await violations(page)).toEqual([]);
      },
      { viewport: { width: state.width, height: 844 }, colorScheme },
    )();
  }
});

test(
  'the first press of Tab is a way past the bar, and every stop can be seen',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).not.toBe('none');
    }
  }),
);

test(
  'a new page is announced and takes the focus',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.sidebar >> text=Quick start');
    await page.waitForURL('**/quick-start');
    await expect.poll(() => page.locator('[role=status].visually-hidden').innerText()).toBe('Quick start');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  }),
);

test('at 320 px nothing but code and tables scrolls sideways', async () => {
  const narrow = { viewport: { width: 320, height: 800 } };
  const wide = await onEveryRoute(await siteRoutes(), narrow, async (page, route) => {
    await page.goto(SITE + route);
    // What is not laid out yet has no width.
    await page.evaluate(() => document.documentElement.classList.add('awake'));
    return (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) ? [route] : [];
  });
  expect(wide).toEqual([]);
});
