import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { atRest, openWithSlowScripts, SITE, setUpBrowser, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';
import { dialogLoaded, FIELD, path } from './search-dialog.ts';

setUpBrowser();

type Loaded = Parameters<typeof openWithSlowScripts>[2];

/** Ways to reach a page that is not hydrated yet. */
const ALL_WAYS = [
  ['opened', (page: Page, loaded?: Loaded) => openWithSlowScripts(page, undefined, loaded)],
  [
    'opened at a section',
    (page: Page, loaded?: Loaded) => openWithSlowScripts(page, '/guide/start/#where-to-go-next', loaded),
  ],
  [
    'reloaded',
    async (page: Page, loaded?: Loaded) => {
      await openWithSlowScripts(page, undefined, loaded);
      await page.reload({ waitUntil: 'commit' });
      await page.waitForSelector('.navbar .theme-toggle');
    },
  ],
  [
    'left and brought back by the browser',
    async (page: Page, loaded?: Loaded) => {
      await openWithSlowScripts(page, undefined, loaded);
      // The events of the back-forward cache, which the browser of the tests lacks.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    },
  ],
] as const;
/** Those of one run. */
const WAYS = sample(1, ALL_WAYS);

const rootClass = (page: Page) => page.evaluate(() => [...document.documentElement.classList].toSorted().join(' '));

test(
  'a press on the theme toggle takes effect once, when the scripts have loaded',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.navbar .theme-toggle');
    expect(await rootClass(page)).toContain('light');
    await expect.poll(() => rootClass(page), { timeout: 5000 }).toBe('awake dark js');
    await page.waitForTimeout(300);
    expect(await rootClass(page)).toBe('awake dark js');
  }),
);

test(
  'a press on the search button opens the search once',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.search-button');
    await page.waitForSelector('.search-dialog[open] input');
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    expect(await page.locator('.search-dialog[open]').count()).toBe(0);
  }),
);

test(
  'text typed after Ctrl+K, before any script has loaded, ends up in the field',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('mokc');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ck/1');
    await page.waitForSelector(FIELD);
    await page.keyboard.type(' x');
    expect(await page.inputValue(FIELD)).toBe('mock/1 x');
  }),
);

test.each(WAYS)('on a page that was %s, arrows and Enter move through the results, not the page', (_, open) =>
  visiting(async ({ page }) => {
    let load = () => {};
    const pressed = new Promise<void>((resolve) => {
      load = resolve;
    });
    await open(page, () => pressed);
    await page.focus('.navbar-logo');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('coveragx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e');
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
    load();
    // The first result is the page itself, the second one of its sections.
    await expect.poll(() => path(page), { timeout: 30_000 }).toMatch(/^\/config\/test\/coverage#/);
  })(),
);

test(
  'Escape before hydration cancels the search and releases the keyboard',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('co');
    expect(await rootClass(page)).toContain('waiting');
    await page.keyboard.press('Escape');
    expect(await rootClass(page)).not.toContain('waiting');
    const isFree = await page.evaluate(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true, cancelable: true })),
    );
    expect(isFree).toBe(true);
    await dialogLoaded(page);
    expect(await page.locator('.search-dialog').count()).toBe(0);
  }),
);

test(
  'a language chosen before hydration keeps query and section',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page, '/guide/start/?a=1#where-to-go-next');
    await page.click('.language-switch summary');
    await page.click('.language-switch a[hreflang^=zh]');
    await expect
      .poll(() => page.evaluate(() => location.pathname + location.search + location.hash))
      .toBe('/zh/guide/start/?a=1#where-to-go-next');
  }),
);

test(
  'leaving a page discards earlier presses, and the bar that shows the wait',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.navbar .theme-toggle');
    await page.keyboard.press('Control+k');
    const barHeight = () => page.evaluate(() => getComputedStyle(document.documentElement, '::after').height);
    expect(await barHeight()).toBe('3px');
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    expect(await rootClass(page)).not.toContain('waiting');
    expect(await barHeight()).toBe('auto');
    await dialogLoaded(page);
    expect([await page.locator('.search-dialog').count(), await rootClass(page)]).toEqual([0, 'awake js light']);
  }),
);

test.each(
  sample(1, [
    ['Ctrl', (page: Page) => page.click('.search-button', { modifiers: ['Control'] })],
    ['the middle button', (page: Page) => page.click('.search-button', { button: 'middle' })],
  ]),
)(
  'a press with %s on the search button opens the list of all pages in a new tab',
  { tags: 'background-tab' },
  (_, press) =>
    visiting(async ({ page, context }) => {
      await openWithSlowScripts(page);
      const [tab] = await Promise.all([context.waitForEvent('page'), press(page)]);
      await tab.waitForURL('**/sitemap');
      await page.waitForSelector('.search-button[role=button]');
      await atRest(page);
      expect(await page.locator('.search-dialog').count()).toBe(0);
    })(),
);

test(
  'arrow keys on tabs take effect when the scripts have loaded',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page, '/guide/start/quick-start');
    await page.focus('role=tab[name=npm] >> nth=0');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => page.locator('.tab-panel:visible').first().innerText(), { timeout: 30_000 })
      .toContain('pnpm add -D @rstest/core');
  }),
);

test(
  'arrow keys in an open menu take effect when the scripts have loaded',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.click('.language-switch summary');
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('hreflang'));
    await expect.poll(focused, { timeout: 30_000 }).toBe('en');
  }),
);

test(
  'when the scripts fail to load, the search says so, keeps the typed text, and its button tries again',
  visiting(async ({ page }) => {
    let failing = true;
    await page.route('**/assets/client-*.js', (route) => (failing ? route.abort() : route.continue()));
    await page.goto(`${SITE}/guide/start/`);
    await page.keyboard.press('Control+k');
    const failure = page.getByRole('alert');
    await failure.waitFor();
    expect(await failure.innerText()).toMatch(
      /^Unable to fetch results\s+You might want to check your network connection\./,
    );
    await page.keyboard.type('cov');
    failing = false;
    // While the last letter still tries, a press does nothing but bring the message back.
    const button = page.getByRole('button', { name: 'Try again' });
    const pressAgain = async () => {
      if (await button.isVisible()) await button.click();
      return page.locator(FIELD).isVisible();
    };
    await expect.poll(pressAgain).toBe(true);
    expect(await page.inputValue(FIELD)).toBe('cov');
    expect(await failure.isVisible()).toBe(false);
  }),
);

test(
  'letters typed on the focused search button before hydration open the search with them',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.focus('.search-button');
    await page.keyboard.type('pool');
    await page.waitForSelector('.search-dialog[open]');
    expect(await page.locator('.search-dialog input').inputValue()).toBe('pool');
    expect(new URL(page.url()).pathname).toBe('/guide/start/');
  }),
);

test(
  'letters typed elsewhere before hydration do nothing',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    await page.keyboard.type('pool');
    expect(await rootClass(page)).not.toContain('waiting');
    await dialogLoaded(page);
    expect(await page.locator('.search-dialog').count()).toBe(0);
  }),
);

test(
  'a sidebar group that the reader closed stays closed',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    const group = page.locator('.sidebar-group').nth(1);
    await group.locator('summary').click();
    expect(await group.getAttribute('open')).toBeNull();
    await page.click('.search-button');
    await page.waitForSelector('.search-dialog[open]');
    expect(await group.getAttribute('open')).toBeNull();
  }),
);

test(
  'a press on a tab takes effect when the scripts have loaded',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page, '/guide/start/quick-start');
    await page.click('role=tab[name=pnpm] >> nth=0');
    await expect
      .poll(() => page.locator('.tab-panel:visible').first().innerText())
      .toContain('pnpm add -D @rstest/core');
  }),
);

test(
  'when the scripts fail to load, the page stays readable, and a later press tries again',
  visiting(async ({ page }) => {
    let failing = true;
    await page.route('**/assets/client-*.js', (route) => (failing ? route.abort() : route.continue()));
    await page.goto(`${SITE}/guide/start/`);
    await page.click('.navbar .theme-toggle');
    await expect.poll(() => rootClass(page)).toBe('awake js light');
    expect(await page.locator('h1').innerText()).toBe('Introduction');
    failing = false;
    await page.goto(`${SITE}/guide/start/quick-start`);
    await page.click('.navbar .theme-toggle');
    await expect.poll(() => rootClass(page)).toBe('awake dark js');
  }),
);

test(
  'a resting pointer does not start the client, a moving one does',
  visiting(async ({ page }) => {
    await page.goto(`${SITE}/guide/start/`);
    const tell = (movementX: number) =>
      page.evaluate((movement) => dispatchEvent(new PointerEvent('pointermove', { movementX: movement })), movementX);
    await tell(0);
    expect(await rootClass(page)).toBe('js light');
    await tell(-1);
    expect(await rootClass(page)).toBe('awake js light');
  }),
);

test(
  'hydration fetches the page of a link that the pointer already rests on',
  visiting(async ({ page }) => {
    await openWithSlowScripts(page);
    const fetched = page.waitForRequest((request) => /features[^/]*\.js$/.test(request.url()));
    await page.hover('.sidebar >> text=Features');
    // Driven by Playwright, the pointer of Firefox arrives without a movement.
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await fetched;
  }),
);

test(
  'scripts are prefetched after first paint and not before, however early the page has loaded',
  visiting(async ({ page }) => {
    for (const path of sample(2, ['/', '/guide/start/', '/guide/basic/cli', '/zh/guide/basic/cli', '/config/'])) {
      await page.goto(SITE + path);
      const scripts = () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/.*\.js$/.test(name)),
        );
      await expect.poll(async () => (await scripts()).length, { timeout: 30_000 }).toBeGreaterThan(1);
      const painted = await page.evaluate(
        () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      );
      for (const { name, startTime } of await scripts()) {
        expect(startTime, `${name} on ${path}`).toBeGreaterThanOrEqual(painted);
      }
    }
  }),
);
