import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { messagesOf, openHydrated, setUpBrowser, SITE, visiting } from './harness.ts';

setUpBrowser();

const FIELD = '.search-dialog[open] input';
const ACTIVE = '[role=option][aria-selected=true]';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

const isOpen = async (page: Page) => (await page.locator('.search-dialog[open]').count()) > 0;
const status = (page: Page) => page.locator('.search-dialog [role=status]').innerText();
const path = (page: Page) => page.evaluate(() => location.pathname + location.hash);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.className ?? '');

async function openSearch(page: Page, address = '/guide/start/'): Promise<void> {
  await openHydrated(page, SITE + address);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(FIELD);
}

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  await page.waitForSelector('[role=option]');
  await page.waitForSelector('.search-field[data-status=idle]');
}

const WAYS = [
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

test.each(WAYS)('%s opens the search with focus in its field, and the page stays', (_, open, text) =>
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
  'a / typed into a field stays a character, and Ctrl+K opens from there too',
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
  'one press of Escape closes it, also with a query, and focus goes back to the button',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.focus('.search-button');
    await page.keyboard.press('c');
    await page.waitForSelector(FIELD);
    await search(page, 'overage');
    await page.keyboard.press('Escape');
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await focused(page)).toBe('search-button');
    await page.keyboard.press('Enter');
    await page.waitForSelector(FIELD);
    expect(await page.inputValue(FIELD)).toBe('');
  }),
);

test(
  'the backdrop closes it; the box, and a mark that ends on the backdrop, do not',
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
    await page.mouse.click(60, 500);
    await expect.poll(() => isOpen(page)).toBe(false);
  }),
);

test(
  'Up and Down move the active result around both ends and into sight, and Enter opens it and closes the search',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'coverage');
    const first = await page.locator(ACTIVE).getAttribute('href');
    await page.keyboard.press('ArrowUp');
    const last = await page.locator(ACTIVE).getAttribute('href');
    expect(last).toBe(await page.locator('[role=option]').last().getAttribute('href'));
    const [option, list] = await Promise.all(
      [ACTIVE, '.search-results'].map((selector) => page.locator(selector).boundingBox()),
    );
    expect((option?.y ?? 0) + (option?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + (list?.height ?? 0) + 1);
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

test.each([
  ['Control+Enter', 'a new tab'],
  ['Meta+Enter', 'a new tab'],
  ['Shift+Enter', 'a new window'],
])('%s opens the active result in %s, and the search stays', (keys) =>
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
  'results stand below the title of their page, their matches are marked, their number is told, and a press opens one',
  visiting(async ({ page }) => {
    await openSearch(page);
    await search(page, 'testEnvironment');
    const group = page.locator('[role=listbox] > [role=group]').first();
    expect(await group.locator('.search-group-title').innerText()).toContain('testEnvironment');
    expect(await group.locator('mark').first().innerText()).toMatch(/^test/i);
    const count = await page.locator('[role=option]').count();
    expect(count).toBeLessThanOrEqual(20);
    expect(await status(page)).toBe(`Results: ${count}`);
    await group.locator('[role=option]').first().click();
    await expect.poll(() => path(page)).toContain('/config/test/testEnvironment');
    expect(await isOpen(page)).toBe(false);
  }),
);

test(
  'what was opened is a recent search, may be saved as a favourite and removed, over reloads',
  visiting(async ({ page }) => {
    await openSearch(page);
    await page.waitForSelector('text=No recent searches');
    await search(page, 'coverage');
    await page.keyboard.press('Enter');
    await expect.poll(() => isOpen(page)).toBe(false);
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

test(
  'nothing found is told with the query, and where to report it; no query becomes markup',
  visiting(async ({ page }) => {
    const query = '<img src=x onerror=alert(1)>"zzqxj';
    const said = await messagesOf(page, async () => {
      await openSearch(page);
      await page.keyboard.insertText(query);
      await expect.poll(() => status(page)).toBe(`No results for "${query}"`);
      expect(await page.locator('.search-dialog img').count()).toBe(0);
      const report = page.getByRole('link', { name: 'Believe this query should return results? Let us know.' });
      expect(new URL((await report.getAttribute('href')) ?? '').searchParams.get('title')).toBe(query);
    });
    expect(said).toEqual([]);
  }),
);

test(
  'what somebody else wrote into storage runs nothing and shows nothing',
  visiting(async ({ page }) => {
    const entry = (url: unknown, title: unknown = 'evil') => ({ url, title, trail: '' });
    const evil = [
      entry('javascript:document.title=1'),
      entry('//evil.example'),
      entry('/\\evil.example'),
      entry({ toString: '/x' }),
      entry('/x', ['a']),
      null,
      entry('/guide/start/', '<img src=x onerror=document.title=1>'),
    ];
    await page.addInitScript(
      (stored) => localStorage.setItem('docs:searches:en', stored),
      JSON.stringify({ recent: evil, favorites: evil.slice(0, 3) }),
    );
    const said = await messagesOf(page, () => openSearch(page));
    expect(await page.locator('.saved-link').allInnerTexts()).toEqual(['<img src=x onerror=document.title=1>']);
    expect(await page.locator('.search-dialog img').count()).toBe(0);
    expect(said).toEqual([]);
  }),
);

test(
  'with storage blocked, or full, it works as ever and says nothing',
  visiting(async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const said = await messagesOf(page, async () => {
      await openSearch(page);
      await page.waitForSelector('text=No recent searches');
      await search(page, 'coverage');
      await page.keyboard.press('Enter');
      await expect.poll(() => path(page)).toContain('coverage');
    });
    expect(said).toEqual([]);
  }),
);

test(
  'when its data cannot be had the error screen says so, and trying again finds it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    let offline = true;
    // The dialog itself comes, the index does not.
    await page.route('**/assets/**', (route) =>
      offline && !/search-(modal|styles)/.test(route.request().url()) ? route.abort() : route.continue(),
    );
    await page.keyboard.press('Control+k');
    await page.waitForSelector(FIELD);
    await page.keyboard.type('coverage');
    await page.waitForSelector('.search-field[data-status=error]');
    expect(await status(page)).toMatch(/^Unable to fetch results\s+You might want to check your network connection\.$/);
    offline = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[role=option]');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  }),
);

test(
  'what is typed while the dialog is on its way stands in its field',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.route('**/assets/search-*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('mock/modulex');
    await page.keyboard.press('Backspace');
    await page.waitForSelector(FIELD);
    await page.keyboard.type('s');
    expect(await page.inputValue(FIELD)).toBe('mock/modules');
  }),
);

test(
  'a dialog that cannot be had leads to the list of all pages',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/zh/guide/start/`);
    await page.route('**/assets/search-*.js', (route) => route.abort());
    await page.click('.search-button');
    await page.waitForURL('**/zh/sitemap');
  }),
);

test(
  'nothing of it is fetched before the reader turns to it',
  visiting(async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    expect(asked.filter((each) => each.includes('search'))).toEqual([]);
    await page.hover('.search-button');
    await expect.poll(() => asked.some((each) => each.includes('search-modal'))).toBe(true);
    expect(asked.length).toBeGreaterThan(before + 1);
    expect(asked.filter((each) => each.includes('sitemap'))).toEqual([]);
  }),
);

test(
  'a query is cut at 512 characters, and the field has no autocomplete, autocorrect or spellcheck',
  visiting(async ({ page }) => {
    await openSearch(page);
    await page.fill(FIELD, 'x'.repeat(600));
    expect((await page.inputValue(FIELD)).length).toBe(512);
    const names = ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck'];
    expect(await Promise.all(names.map((name) => page.getAttribute(FIELD, name)))).toEqual([
      'off',
      'off',
      'off',
      'false',
    ]);
  }),
);

test(
  'an input method searches for its finished word, and the Enter that finishes it opens nothing',
  visiting(async ({ page, context }) => {
    await openSearch(page, '/zh/guide/start/');
    const devtools = await context.newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await compose('fu');
    await compose('fu gai');
    expect(await page.inputValue(FIELD)).toBe('fu gai');
    expect(await status(page)).toBe('');
    await page.locator(FIELD).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await devtools.send('Input.insertText', { text: '覆盖率' });
    await page.waitForSelector('[role=option]');
    expect(await page.inputValue(FIELD)).toBe('覆盖率');
    await page.locator(FIELD).dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    expect([await isOpen(page), await path(page)]).toEqual([true, '/zh/guide/start/']);
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toContain('/zh/config/test/coverage');
  }),
);

test(
  'in Chinese every text is Chinese',
  visiting(async ({ page }) => {
    await openSearch(page, '/zh/guide/start/');
    expect(await page.getAttribute(FIELD, 'placeholder')).toBe('搜索文档');
    expect(await page.locator('.search-dialog').innerText()).toMatch(/^没有最近的搜索记录/);
    await page.keyboard.insertText('zzqxj');
    await expect.poll(() => status(page)).toBe('没有找到与“zzqxj”相关的结果');
    expect(await page.locator('.search-report').innerText()).toBe('认为这个查询应该有结果？请告诉我们。');
    await page.fill(FIELD, '快照');
    await page.waitForSelector('[role=option]');
    expect(await status(page)).toMatch(/^\d+ 条结果$/);
    for (const link of await page.locator('[role=option]').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/zh\//);
    }
  }),
);

test(
  'going back by the browser closes it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.sidebar >> text=Quick start');
    await page.waitForURL('**/quick-start');
    await page.keyboard.press('/');
    await page.waitForSelector(FIELD);
    await page.goBack();
    await expect.poll(() => isOpen(page)).toBe(false);
  }),
);

test(
  'at 390 px it fills the screen, above the keyboard, and the page behind stays still',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.tap('.search-button');
    await page.waitForSelector(FIELD);
    await search(page, 'coverage');
    const box = () => page.locator('.search-dialog').boundingBox();
    expect(await box()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    // No headless browser has an on-screen keyboard: this is what one tells the page.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 420 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(box).toEqual({ x: 0, y: 0, width: 390, height: 420 });
    await page.keyboard.press('ArrowUp');
    const last = await page.locator(ACTIVE).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(421);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.locator('.search-keys:visible').count()).toBe(0);
  }, phone),
);
