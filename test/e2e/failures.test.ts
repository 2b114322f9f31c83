import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ENGINE } from './engine.ts';
import { atRest, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const QUICK_START = '/guide/start/quick-start';
/** A logged failure of an import. Of an error that Firefox logs, Playwright shows the name alone. */
const IMPORT_FAILURE = ENGINE === 'firefox' ? /^error: Error$/ : /^error: .*dynamically imported module/;
const isDark = (page: Page) => page.evaluate(() => document.documentElement.classList.contains('dark'));
const title = (page: Page) => page.locator('h1').first().innerText();
const firstPanel = (page: Page) => page.locator('.tab-panel:visible').first().innerText();

/** Collects every document load, by path. */
function loadsOf(page: Page): readonly string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/** Uses every feature that stores something, and checks that the choices last for the visit. */
async function useWhatStores(page: Page): Promise<void> {
  await openHydrated(page, SITE + QUICK_START);
  await page.click('.navbar .theme-toggle');
  await expect.poll(() => isDark(page)).toBe(true);
  await page.click('role=tab[name=yarn] >> nth=0');
  await expect.poll(() => firstPanel(page)).toContain('yarn add');
  expect(await page.locator('[role=tab][aria-selected=true]').allInnerTexts()).toEqual(['yarn', 'yarn']);
  await page.keyboard.press('Control+k');
  await page.locator('dialog[open] input').waitFor();
  // The application in Firefox does not notice what `fill` writes.
  await page.keyboard.type('snapshot');
  await page.locator('dialog[open] [role=option]').first().waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);
  await page.click('.sidebar >> text=CLI');
  await expect.poll(() => title(page)).toBe('CLI');
  expect(await isDark(page)).toBe(true);
  expect(await page.locator('[role=tab][aria-selected=true]').first().innerText()).toBe('yarn');
}

describe('storage', () => {
  test(
    'that is blocked: the page works without console messages, and choices last for the visit',
    visiting(async ({ page, messages }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          });
        }
      });
      await useWhatStores(page);
      expect(messages).toEqual([]);
    }),
  );
  test(
    'that is full: the page works without console messages, and choices last for the visit',
    visiting(async ({ page, messages }) => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await useWhatStores(page);
      expect(messages).toEqual([]);
    }),
  );
  test(
    'that holds garbage: the page works without console messages, and new choices are stored',
    visiting(async ({ page, messages }) => {
      await page.addInitScript(() => {
        const rubbish = ['{', 'null', '[[', '"\u0000', '9'.repeat(400)];
        const keys = ['theme', 'tab:package-manager', 'tab:', 'tab:a"]', 'visited'];
        try {
          if (localStorage.getItem('tab:') !== null) return;
          for (const [index, key] of keys.entries()) localStorage.setItem(key, rubbish[index] as string);
        } catch {
          // Firefox gives about:blank no storage.
        }
      });
      await useWhatStores(page);
      expect(await page.evaluate(() => [localStorage['theme'], localStorage['tab:package-manager']])).toEqual([
        'dark',
        '1',
      ]);
      expect(messages).toEqual([]);
    }),
  );
});

describe('a page module that a new deploy has removed', () => {
  test(
    'on a link: the browser loads the target once, and the failure is logged',
    visiting(async ({ page, messages }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      await page.route('**/assets/**/quick-start-*.js', (route) => route.fulfill({ status: 404 }));
      const loads = loadsOf(page);
      await page.click('.sidebar >> text=Quick start');
      await page.waitForURL(`**${QUICK_START}`);
      // The HTML has what the module would have brought.
      await page.mouse.move(300, 300);
      await page.mouse.move(310, 310);
      await page.waitForTimeout(500);
      expect(loads).toEqual([QUICK_START]);
      expect(await title(page)).toBe('Quick start');
      expect(await page.locator('article').innerText()).toContain('from an empty folder');
      expect(messages.some((message) => IMPORT_FAILURE.test(message))).toBe(true);
    }),
  );
  test(
    'on Back: the browser loads the target once',
    visiting(async ({ page }) => {
      await page.goto(SITE + QUICK_START);
      await openHydrated(page, `${SITE}/guide/start/`);
      await page.click('.sidebar >> text=Features');
      await expect.poll(() => title(page)).toBe('Features');
      await page.reload();
      await page.evaluate(() => dispatchEvent(new Event('pointermove')));
      await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
      await page.route('**/assets/en/guide/start/index-*.js', (route) => route.fulfill({ status: 404 }));
      const loads = loadsOf(page);
      await page.goBack();
      await expect.poll(() => title(page)).toBe('Introduction');
      await page.waitForTimeout(500);
      expect(loads).toEqual(['/guide/start/']);
    }),
  );
  test(
    'on a 404 page, which looks up its own address: the page stays, without a reload loop',
    visiting(async ({ page }) => {
      await page.route('**/manifest/**/guide.js', (route) => route.fulfill({ status: 404 }));
      const loads = loadsOf(page);
      await Promise.all([page.waitForResponse('**/manifest/**/guide.js'), page.goto(`${SITE}/guide/nowhere`)]);
      await atRest(page);
      expect(loads).toEqual(['/guide/nowhere']);
      expect(await title(page)).toContain('404');
    }),
  );
});

describe('a missing asset', () => {
  test(
    'the app itself: the page is readable, its links work, and only presses try again',
    visiting(async ({ page, messages }) => {
      await page.route('**/assets/client-*.js', (route) => route.fulfill({ status: 404 }));
      const loads = loadsOf(page);
      await page.goto(`${SITE}/guide/start/`);
      await page.waitForTimeout(500);
      const failures = () => messages.filter((message) => IMPORT_FAILURE.test(message)).length;
      for (let x = 0; x < 5; x++) await page.mouse.move(200 + x * 10, 200);
      await expect.poll(failures).toBe(1);
      await page.mouse.move(400, 400);
      await page.waitForTimeout(300);
      expect(failures()).toBe(1);
      expect(await title(page)).toBe('Introduction');
      expect(loads).toEqual(['/guide/start/']);
      await page.evaluate(() => Object.assign(window, { isFirst: true }));
      await page.click('.sidebar >> text=Quick start');
      await page.waitForURL(`**${QUICK_START}`);
      await expect.poll(() => title(page)).toBe('Quick start');
      expect(await page.evaluate(() => 'isFirst' in window)).toBe(false);
    }),
  );
  test.each(
    sample(1, [
      ['the stylesheet', /\.css$/],
      ['every image', /\.svg$/],
      ['every script', /\.js$/],
    ]),
  )('%s: the page is readable and its links work', (_, missing) =>
    visiting(async ({ page }) => {
      await page.route(missing, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${SITE}/guide/start/`);
      expect(await title(page)).toBe('Introduction');
      expect(await page.locator('article').innerText()).toContain('Rspack');
      await page.locator('.pager-next').click();
      await expect.poll(() => title(page)).toBe('Quick start');
      expect(page.url()).toBe(SITE + QUICK_START);
    })(),
  );
});

describe('the console output', () => {
  test(
    'of a hydration mismatch: one warning, and the page is corrected',
    visiting(async ({ page, messages }) => {
      await page.route(SITE + QUICK_START, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('>ON THIS PAGE<', '>CHANGED ON THE WAY<');
        await route.fulfill({ response, body });
      });
      await openHydrated(page, SITE + QUICK_START);
      await expect.poll(() => page.locator('.outline-title').innerText()).toBe('ON THIS PAGE');
      expect(await page.locator('article').innerText()).toContain('from an empty folder');
      expect(messages).toHaveLength(1);
      expect(messages[0]).toMatch(/^warning: /);
    }),
  );
  test(
    'of React giving up: an error, and one full page load without a loop',
    visiting(async ({ page, messages }) => {
      await openHydrated(page, SITE + QUICK_START);
      const loads = loadsOf(page);
      // Moves and removes nodes that React holds.
      await page.evaluate(() => {
        const main = document.querySelector('main');
        main?.parentElement?.append(...(main.childNodes as unknown as Node[]));
        document.querySelector('.outline')?.remove();
        main?.remove();
      });
      await page.click('.sidebar >> text=CLI');
      await page.waitForTimeout(500);
      await page.mouse.move(400, 400);
      await expect.poll(() => title(page)).toBe('CLI');
      await page.mouse.move(500, 500);
      await page.waitForTimeout(300);
      expect(loads).toEqual(['/guide/basic/cli']);
      expect(messages.filter((message) => message.startsWith('error')).length).toBeGreaterThan(0);
      expect(await page.locator('article').innerText()).toContain('rstest');
    }),
  );
});

describe('a clipboard', () => {
  test.each([
    ['that refuses', 'X11; Linux x86_64', 'Ctrl+C', false],
    ['that is not there, on a Mac', 'Macintosh; Intel Mac OS X 10_15_7', 'Command+C', true],
  ])('%s: a prompt with the code asks the reader to copy by hand', (_, system, keys, missing) =>
    visiting(
      async ({ page, messages }) => {
        await page.addInitScript((isMissing) => {
          const clipboard = isMissing ? undefined : { writeText: () => Promise.reject(new Error('refused')) };
          Object.defineProperty(navigator, 'clipboard', { value: clipboard });
        }, missing);
        const dialogs: string[] = [];
        page.on('dialog', (dialog) => {
          dialogs.push(dialog.type(), dialog.message(), dialog.defaultValue());
          void dialog.dismiss();
        });
        await openHydrated(page, SITE + QUICK_START);
        const block = page.locator('.code').filter({ hasText: 'export function sum' }).first();
        await block.hover();
        await block.locator('[data-code=copy]').click();
        await expect.poll(() => dialogs.length).toBe(3);
        const [type, message, value] = dialogs;
        expect([type, message]).toEqual(['prompt', `Your browser refused the clipboard. Press ${keys}, then Enter:`]);
        expect(value).toContain('export function sum');
        await page.click('.page-tool');
        await expect.poll(() => page.locator('.page-tool').getAttribute('data-state')).toBe('idle');
        expect(await page.locator('.page-tool').isEnabled()).toBe(true);
        expect(dialogs).toHaveLength(3);
        expect(messages).toEqual([]);
      },
      { userAgent: `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36` },
    )(),
  );
  test(
    'for a missing Markdown file: the copy button returns to idle and works once the file is back',
    visiting(
      async ({ page }) => {
        await page.route('**/*.md', (route) => route.fulfill({ status: 404, body: 'lost' }), { times: 1 });
        await openHydrated(page, `${SITE}/guide/start/`);
        const state = () => page.locator('.page-tool').getAttribute('data-state');
        await page.click('.page-tool');
        await expect.poll(state).toBe('idle');
        await page.click('.page-tool');
        // Firefox asks before a page reads what another one has copied.
        await expect.poll(state).toBe('success');
        await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('# Introduction');
      },
      { permissions: ['clipboard-read', 'clipboard-write'] },
    ),
  );
});

describe('an address', () => {
  test.each(sample(2, ['#%E0%A4%A', '#%', '#"><b>', '?%E0%A4%A&navbar=%', '?navbar=0&navbar=1#%00', '#docs-root']))(
    'with %s shows its page without console messages',
    (rest) =>
      visiting(async ({ page, messages }) => {
        await openHydrated(page, `${SITE}/guide/start/${rest}`);
        await page.waitForTimeout(200);
        expect(await title(page)).toBe('Introduction');
        await page.click('.sidebar >> text=Quick start');
        await expect.poll(() => title(page)).toBe('Quick start');
        expect(messages).toEqual([]);
      })(),
  );
  test.each(sample(2, ['/%E0%A4%A', '/guide/%E0%A4%A', '/zh/%', '/%00', '/guide/%2e%2e%2fx']))(
    'that is malformed, %s, shows the 404 page',
    (path) =>
      visiting(async ({ page, messages }) => {
        const loads = loadsOf(page);
        await openHydrated(page, SITE + path);
        await page.waitForTimeout(300);
        expect(await title(page)).toContain('404');
        expect(loads).toHaveLength(1);
        await page.click('.not-found .button');
        await page.waitForSelector('.hero');
        expect(messages.filter((message) => !/404 \(Not Found\)|400 \(Bad/.test(message))).toEqual([]);
      })(),
  );
});
