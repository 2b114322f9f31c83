import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { messagesOf, openHydrated, setUpBrowser, SITE, storeItem, visiting } from './harness.ts';

setUpBrowser();

const FIELD = '.search-panel input';

test(
  'the 404 page searches for the words of its path and finds the intended page',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/mock-modules.html?x#y`);
    await page.waitForSelector('.search-panel [role=option]');
    expect(await page.inputValue(FIELD)).toBe('mock modules');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
    // Once all words have loaded, the results are replaced: a press in that moment would be lost.
    await page.waitForLoadState('networkidle');
    await page.click('.search-panel [role=option] >> nth=0');
    await page.waitForURL('**/mockModules*');
  }),
);

test(
  'in the search of the 404 page, the first Escape closes the list and the second clears the text',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/zh/config/coverage`);
    await page.waitForSelector('.search-panel [role=option]');
    // Once all words have loaded, the results change places: ArrowUp would then reach another one than the first.
    await page.waitForLoadState('networkidle');
    await page.focus(FIELD);
    await page.keyboard.press('Escape');
    expect(await page.locator('.search-panel [role=option]:visible').count()).toBe(0);
    expect(await page.inputValue(FIELD)).toBe('coverage');
    await page.keyboard.press('Escape');
    expect(await page.inputValue(FIELD)).toBe('');
    await page.keyboard.type('pool');
    await page.waitForSelector('.search-panel [role=option]');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/zh/config/test/pool*');
  }),
);

test.each(
  sample(2, ['/%E0%A4%A', '/<img src=x onerror=alert(1)>', '/%3Cscript%3Ealert(1)%3C/script%3E', '/%00%ff', '/404']),
)('the path %s is treated as plain text', (lost) =>
  visiting(async ({ page }) => {
    const said = await messagesOf(page, async () => {
      await openHydrated(page, SITE + lost);
      await page.waitForSelector(FIELD);
    });
    expect(await page.locator('.search-panel img, .search-panel script').count()).toBe(0);
    expect((await page.inputValue(FIELD)).length).toBeLessThanOrEqual(64);
    expect(said.filter((text) => !text.includes('Failed to load resource'))).toEqual([]);
  })(),
);

test(
  'the 404 page shows five of the recent searches of the dialog',
  visiting(async ({ page }) => {
    const recent = Array.from({ length: 7 }, (_, index) => ({ url: `/r${index}`, title: `r${index}`, trail: '' }));
    await storeItem(page, 'docs:searches:en', JSON.stringify({ recent, favorites: [] }));
    await openHydrated(page, `${SITE}/404`);
    await page.click(FIELD);
    await page.waitForSelector('.saved-link');
    expect(await page.locator('.saved-link:visible').count()).toBe(5);
    await page.click('.search-button');
    await page.waitForSelector('.search-dialog[open]');
    expect(await page.locator('.search-dialog .saved-link').count()).toBe(7);
  }),
);

test(
  'the language switch of a 404 page keeps its address, query and search text, there and back',
  visiting(async ({ page }) => {
    const choose = async (name: string) => {
      await page.click('.language-switch > summary');
      const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
      await page.click(`.language-switch >> text=${name}`);
      expect((await answer).status()).toBe(404);
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await expect.poll(() => page.inputValue(FIELD)).toBe('mock');
    };
    await openHydrated(page, `${SITE}/nope/mock?a=1#b`);
    await choose('简体中文');
    expect(page.url()).toBe(`${SITE}/zh/nope/mock?a=1#b`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
    await choose('English');
    expect(page.url()).toBe(`${SITE}/nope/mock?a=1#b`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  }),
);

test.each(
  sample(1, [
    ['/nope/mock', '简体中文', '/zh/'],
    ['/zh/nope/mock', 'English', '/'],
  ]),
)('without scripts the language switch of %s to %s leads home: %s', (path, name, home) =>
  visiting(
    async ({ page }) => {
      await page.goto(SITE + path);
      await page.click('.language-switch > summary');
      await page.click(`.language-switch >> text=${name}`);
      expect(page.url()).toBe(SITE + home);
    },
    { javaScriptEnabled: false },
  )(),
);
