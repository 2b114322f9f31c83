import { expect, test } from 'vitest';
import { bringAxe, COLORS, showTheme, violations } from './axe.ts';
import { openHydrated, SITE, setUpBrowser, storeItem, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const OPEN_STATES = [
  { name: 'language switch', width: 1440, open: '.language-switch summary' },
  { name: 'mobile navigation', width: 390, open: '.navbar-hamburger' },
  { name: 'sidebar drawer', width: 390, open: '.menu-bar-button' },
  { name: 'local outline', width: 1024, open: '.local-outline' },
  { name: 'open menu', width: 1440, open: '.open-menu summary' },
  { name: 'search', width: 1440, open: '.search-button', type: 'run', wait: '[role=option]' },
  { name: 'search on a phone', width: 390, open: '.search-button', type: 'run', wait: '[role=option]' },
  { name: 'start of the search', width: 1440, open: '.search-button', type: '', wait: '.saved-link' },
  { name: 'search that finds nothing', width: 1440, open: '.search-button', type: 'zzqxj', wait: '.search-report' },
] as const;

test.each(sample(2, OPEN_STATES))('axe finds nothing with the $name open, in both themes', (state) =>
  visiting(
    async ({ page }) => {
      const saved = (name: string) => ({ url: `/${name}`, title: name, trail: 'Guide' });
      await storeItem(page, 'docs:searches:en', JSON.stringify({ recent: [saved('a')], favorites: [saved('b')] }));
      await openHydrated(page, `${SITE}/guide/start/`);
      await page.click(state.open);
      if ('type' in state) {
        await page.keyboard.type(state.type);
        await page.waitForSelector(state.wait);
      }
      await bringAxe(page);
      expect(await violations(page)).toEqual([]);
      await showTheme(page, 'dark');
      expect(await violations(page, COLORS)).toEqual([]);
    },
    { viewport: { width: state.width, height: 844 } },
  )(),
);

test(
  'the first Tab stop is a skip link, and every stop has a visible focus outline',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
    for (let stop = 0; stop < 12; stop++) {
      await page.keyboard.press('Tab');
      const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
      expect(outline).not.toBe('none');
    }
  }),
);

test(
  'a new page is announced and gets the focus',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.sidebar >> text=Quick start');
    await page.waitForURL('**/quick-start');
    await expect.poll(() => page.locator('div[role=status].visually-hidden').innerText()).toBe('Quick start');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  }),
);
