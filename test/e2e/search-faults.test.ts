import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { hold, messagesOf, openHydrated, setUpBrowser, SITE, storeItem, visiting } from './harness.ts';
import { countWorkers, FIELD, openSearch, path, search, status } from './search-dialog.ts';

setUpBrowser();

test(
  'an empty result shows the query as plain text and a link to report it',
  visiting(async ({ page }) => {
    const query = '<img src=x onerror=alert(1)>"zzqxj vvqkw';
    const said = await messagesOf(page, async () => {
      await openSearch(page);
      await page.keyboard.type(query);
      await expect.poll(() => status(page)).toBe(`No results for "${query}"`);
      expect(await page.locator('.search-dialog img').count()).toBe(0);
      const report = page.getByRole('link', { name: 'Believe this query should return results? Let us know.' });
      expect(new URL((await report.getAttribute('href')) ?? '').searchParams.get('title')).toBe(query);
    });
    expect(said).toEqual([]);
  }),
);

test(
  'unsafe entries in storage are neither run nor linked',
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
    await storeItem(page, 'docs:searches:en', JSON.stringify({ recent: evil, favorites: evil.slice(0, 3) }));
    const said = await messagesOf(page, () => openSearch(page));
    expect(await page.locator('.saved-link').allInnerTexts()).toEqual(['<img src=x onerror=document.title=1>']);
    expect(await page.locator('.search-dialog img').count()).toBe(0);
    expect(said).toEqual([]);
  }),
);

/** Answers a request with a list of search files that is none. */
const listIs = (body: string) => (route: Route) => route.fulfill({ body, contentType: 'application/json' });

test.each(
  sample(2, [
    ['the index fails to load', /\/assets\/search\/en-[^/]+\.json$/, (route: Route) => route.abort()],
    ['its worker fails to load', /\/assets\/search-worker-.*\.js$/, (route: Route) => route.abort()],
    ['the list of its files is {}', /\/search\.json$/, listIs('{}')],
    ['the list of its files is null', /\/search\.json$/, listIs('null')],
  ]),
)('when %s the error screen says so, and a retry finds results', (_, files, fail) =>
  visiting(async ({ page }) => {
    let isBroken = true;
    await page.route(files, (route) => (isBroken ? fail(route) : route.continue()));
    await openSearch(page);
    // One letter makes one query; with more, the last query may run after the first has failed.
    await page.keyboard.type('c');
    await page.waitForSelector('.search-field[data-status=error]');
    await expect
      .poll(() => status(page))
      .toMatch(/^Unable to fetch results\s+You might want to check your network connection\.$/);
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[role=option]');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  })(),
);

test(
  'a search whose index was renamed by a deployment finds results in the new one',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.route(/\/assets\/search\/en-[^/]+\.json$/, (route) => route.fulfill({ status: 404 }));
    await page.route('**/search.json', async (route) => {
      const answer = await route.fetch();
      const files = (await answer.json()) as Record<string, string>;
      await route.fulfill({ response: answer, json: { ...files, en: files['en']?.replace('en-', 'renamed/en-') } });
    });
    await page.route('**/assets/search/renamed/**', (route) =>
      route.continue({ url: route.request().url().replace('renamed/', '') }),
    );
    await openSearch(page);
    await search(page, 'coverage');
  }),
);

test(
  'Enter while the dialog loads opens the first result for the typed text, not the focused link',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const arrive = await hold(page, '**/assets/search-boxes-*.js');
    await page.focus('.navbar-logo');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('coverage');
    await page.keyboard.press('Enter');
    arrive();
    await expect.poll(() => path(page)).toContain('coverage');
  }),
);

test(
  'a dialog that fails to load says so, and a retry keeps the typed text',
  visiting(async ({ page, context }) => {
    await openHydrated(page, `${SITE}/zh/guide/start/`);
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mock');
    const failure = page.getByRole('alert');
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(/^无法获取结果\s+请检查网络连接。/);
    await page.keyboard.press('Enter');
    await failure.getByRole('button').and(page.locator(':focus')).waitFor();
    await context.setOffline(false);
    await page.keyboard.press('Enter');
    await page.waitForSelector(FIELD);
    expect(await page.inputValue(FIELD)).toBe('mock');
    await page.waitForSelector('[role=option]');
  }),
);

test(
  'a dialog that does not load says so after 20 s',
  visiting(async ({ page, messages }) => {
    await page.clock.install();
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.route('**/assets/search-boxes-*.js', () => {});
    // A running clock would count the seconds of a busy machine, too.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.keyboard.press('/');
    await page.clock.runFor(19_000);
    // The failure is logged at once, and shown after a look at the network.
    expect([await page.getByRole('alert').isVisible(), ...messages]).toEqual([false]);
    await page.clock.runFor(1_000);
    await page.getByRole('alert').waitFor();
    expect(messages).toHaveLength(1);
  }),
);

test(
  'when the scripts do not arrive, the search says so after 20 s, and no press is lost if they arrive after all',
  visiting(async ({ page }) => {
    await page.clock.install();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/assets/client-*.js', (route) => arrived.then(() => route.continue()));
    await page.goto(`${SITE}/guide/start/`);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await page.click('.navbar .theme-toggle');
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert');
    await page.clock.runFor(19_000);
    expect(await failure.isVisible()).toBe(false);
    await page.clock.resume();
    await failure.waitFor();
    arrive();
    await page.waitForSelector(FIELD);
    expect(await failure.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.documentElement.classList.contains('dark'))).toBe(true);
  }),
);

test(
  'while the word file is pending, results of the last query are hidden, and after 20 s the search fails',
  visiting(async ({ page }) => {
    await page.clock.install();
    const workers = await countWorkers(page);
    let isHanging = true;
    await page.route('**/words.json', (route) => (isHanging ? undefined : route.continue()));
    await openSearch(page);
    await page.keyboard.type('coverage');
    await page.waitForSelector('[role=option]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('qzqzqz');
    await expect.poll(() => status(page)).toBe('Searching…');
    expect(await page.locator('[role=option]').count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.clock.fastForward(20_000);
    await expect.poll(() => status(page)).toContain('Unable to fetch results');
    // A request later, no query that has failed has started another worker, which would hang as well.
    await page.evaluate(() => fetch(location.href));
    expect(await workers()).toBe(1);
    isHanging = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => status(page)).toBe('No results for "qzqzqz"');
    expect(await path(page)).toBe('/guide/start/');
  }),
);

test(
  'a query that waits for 20 s fails alone: a later one is answered',
  visiting(async ({ page }) => {
    await page.clock.install();
    const arrive = await hold(page, '**/words.json');
    await openSearch(page);
    await page.keyboard.type('qzqzqz');
    await expect.poll(() => status(page)).toBe('Searching…');
    await page.clock.fastForward(12_000);
    await page.keyboard.press('Control+a');
    await page.keyboard.type('vqvqvq');
    await page.clock.runFor(1_000);
    await page.clock.fastForward(8_000);
    arrive();
    await expect.poll(() => status(page), { timeout: 8_000 }).toBe('No results for "vqvqvq"');
  }),
);

test(
  'when the list of the search files hangs, the search fails after 20 s, and another try asks for the list again',
  visiting(async ({ page }) => {
    await page.clock.install();
    let isHanging = true;
    await page.route('**/search.json', (route) => (isHanging ? undefined : route.continue()));
    await openSearch(page);
    await page.keyboard.type('coverage');
    await expect.poll(() => status(page)).toBe('Searching…');
    await page.clock.fastForward(20_000);
    await expect.poll(() => status(page)).toContain('Unable to fetch results');
    isHanging = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('[role=option]');
  }),
);

test(
  'letters typed while a new build is loaded for the search end up in its field',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.route('**/assets/search-boxes-*.js', (route) => route.fulfill({ status: 404 }));
    const start = await hold(page, '**/assets/client-*.js');
    const show = await hold(page, '**/guide/start/', async (route) => {
      await page.unroute('**/assets/search-boxes-*.js');
      await route.continue();
    });
    // The application that is running is not that of the page any more.
    await page.route('**/guide/start/', (route) =>
      route.request().isNavigationRequest() ? route.fallback() : route.fulfill({ body: 'a new build' }),
    );
    const reload = page.waitForRequest((request) => request.isNavigationRequest());
    await page.keyboard.press('/');
    await page.keyboard.type('mock ');
    await reload;
    await page.keyboard.type('timers ');
    show();
    await page.waitForFunction(() => performance.getEntriesByType('navigation')[0]?.toJSON().type === 'reload');
    await page.keyboard.type('in hooks');
    start();
    await page.waitForSelector(FIELD);
    await expect.poll(() => page.inputValue(FIELD)).toBe('mock timers in hooks');
  }),
);
