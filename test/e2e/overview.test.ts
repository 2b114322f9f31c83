import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { atRest, openHydrated, setUpBrowser, SITE, visiting } from './harness.ts';

setUpBrowser();

test.each(
  sample(1, [
    ['/api/', ['Test API', 'Rstest Utility', 'Programs and environment'], 'No matching API found: zzz'],
    ['/zh/config/', ['测试配置', '构建配置'], '没有匹配的 API：zzz'],
  ]),
)('%s lists its groups, focuses its filter, and says when nothing matches', (path, groups, nothing) =>
  visiting(async ({ page }) => {
    await page.goto(SITE + path);
    const filter = page.locator('.overview-filter input');
    expect(await filter.evaluate((input) => input === document.activeElement)).toBe(true);
    expect(await page.locator('.overview-group h2').allInnerTexts()).toEqual(groups);
    await page.keyboard.type('zzz');
    await expect.poll(() => page.locator('.overview [role=status]').innerText()).toBe(nothing);
    expect(await page.locator('.overview-group').count()).toBe(0);
  })(),
);

test(
  'text that reaches the filter of an overview without keys, as by dictation, filters',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/config/`);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // Before hydration, which the press starts.
    await page.click('.overview-filter label');
    await page.keyboard.insertText('no such option');
    await page.waitForSelector('.overview-none');
  }),
);

test.each(
  sample(1, [
    ['/api/', 1280],
    ['/config/', 390],
  ]),
)('%s opens at its top, with the focus on the filter below: %i px', (path, width) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, SITE + path);
      expect(await page.evaluate(() => scrollY)).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    },
    { viewport: { width, height: 800 } },
  )(),
);

test(
  'the filter ignores case and hyphens and keeps matching pages and groups',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/config/`);
    const pages = page.locator('.overview-page h3');
    await page.fill('.overview-filter input', 'CLEAR-mocks');
    await expect.poll(() => pages.allInnerTexts()).toEqual(expect.arrayContaining(['clearMocks']));
    expect(await page.locator('.overview-group h2').allInnerTexts()).toEqual(['Test Configurations']);
    await page.fill('.overview-filter input', 'build conf');
    await expect.poll(() => pages.allInnerTexts()).toContain('plugins');
    expect(await page.locator('.overview-group h2').allInnerTexts()).toEqual(['Build Configurations']);
  }),
);

test(
  'an overview reached by a link focuses its filter too, and its links lead to sections',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.nav-links >> text=API');
    await page.waitForURL('**/api/');
    await expect
      .poll(() => page.locator('.overview-filter input').evaluate((input) => input === document.activeElement))
      .toBe(true);
    await page.keyboard.type('rs.mock');
    await page.click('.overview-headings >> text="rs.mock"');
    await page.waitForURL('**/api/rstest/mockModules#rsmock');
    await expect.poll(() => page.locator('h1').innerText()).not.toBe('API');
  }),
);

test(
  'on a touch screen an overview reached by a link opens no keyboard: its filter has no focus',
  { tags: 'touch' },
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      await page.tap('.navbar-hamburger');
      await page.tap('.nav-links >> text=API');
      await page.waitForURL('**/api/');
      await page.waitForSelector('.overview-filter input');
      await atRest(page);
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
    },
    { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  ),
);

test(
  'the filter text survives Back and a reload, and no other overview has it',
  visiting(async ({ page }) => {
    const filter = page.locator('.overview-filter input');
    const titles = page.locator('.overview-page h3');
    const isFiltered = async () => {
      await expect.poll(() => titles.allInnerTexts()).toEqual(['clearMocks']);
      expect(await filter.inputValue()).toBe('clear-mocks');
    };
    await openHydrated(page, `${SITE}/config/`);
    await filter.fill('clear-mocks');
    await isFiltered();
    await page.click('.overview-page h3 a');
    await page.waitForURL('**/config/test/clearMocks');
    await page.click('.nav-links >> text=API');
    await page.waitForURL('**/api/');
    await expect.poll(() => filter.inputValue()).toBe('');
    await page.goBack();
    await page.goBack();
    await isFiltered();
    // Before any sign of intent.
    await page.reload();
    await isFiltered();
  }),
);

test(
  'Back to a filtered overview leads to the place where the reader left it, on the followed link',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/config/`);
      await page.locator('.overview-filter input').fill('test');
      const link = page.locator('.overview-page h3 a').last();
      const name = await link.innerText();
      await link.scrollIntoViewIfNeeded();
      await link.focus();
      await atRest(page);
      const place = await page.evaluate(() => scrollY);
      expect(place).toBeGreaterThan(300);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('h1').innerText()).toBe(name);
      await page.goBack();
      await link.waitFor();
      await atRest(page);
      expect(await page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

test(
  'the filter works when its text cannot be stored',
  visiting(async ({ page, messages }) => {
    await openHydrated(page, `${SITE}/config/`);
    await page.evaluate(() => {
      history.replaceState = () => {
        throw new DOMException('too many changes', 'SecurityError');
      };
    });
    await page.fill('.overview-filter input', 'clear-mocks');
    await expect.poll(() => page.locator('.overview-page h3').allInnerTexts()).toEqual(['clearMocks']);
    expect(messages).toEqual([]);
  }),
);
