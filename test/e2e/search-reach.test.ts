import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { hold, openHydrated, setUpBrowser, SITE, visiting } from './harness.ts';
import { ACTIVE, FIELD, isOpen, openSearch, paste, path, search, status } from './search-dialog.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } as const;

test(
  'no search file is fetched before the reader turns to the search',
  visiting(async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => each.startsWith('/assets/search'))).toEqual([]);
    await page.hover('.search-button');
    await expect.poll(() => asked.some((each) => each.includes('search-boxes'))).toBe(true);
    await expect.poll(() => asked.some((each) => each.startsWith('/assets/search/en-'))).toBe(true);
    expect(asked.filter((each) => each.includes('sitemap'))).toEqual([]);
  }),
);

test(
  'the search field accepts at most 512 characters and has no autocomplete, autocorrect or spellcheck',
  visiting(async ({ page }) => {
    await openSearch(page);
    await paste(page, 'x'.repeat(600));
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
  'an input method searches once composition ends, and the Enter that ends it opens nothing',
  { tags: 'devtools' },
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
    await expect.poll(() => path(page)).toMatch(/^\/zh\/.*coverage/);
  }),
);

test.each(
  sample(1, [
    ['nothing found', '.search-report'],
    ['a failure', 'role=button[name="Try again"]'],
  ]),
)('in a low window the whole screen for %s can be scrolled to', (screen, last) =>
  visiting(
    async ({ page }) => {
      if (screen === 'a failure') {
        await page.route('**/assets/**/en*.json', (route) => route.abort());
      }
      await openSearch(page);
      await paste(page, 'qz'.repeat(250));
      await page.locator(last).waitFor();
      await page.mouse.move(300, 150);
      await page.mouse.wheel(0, 5000);
      const bottom = async () => {
        const { y, height } = (await page.locator(last).boundingBox()) ?? { y: Infinity, height: 0 };
        return y + height;
      };
      await expect.poll(bottom).toBeLessThan(190);
      // The field stays where it is.
      expect((await page.locator(FIELD).boundingBox())?.y).toBeLessThan(30);
    },
    { viewport: { width: 740, height: 190 } },
  )(),
);

test(
  'on a Chinese page the texts and results of the search dialog are Chinese',
  visiting(async ({ page }) => {
    await openSearch(page, '/zh/guide/start/');
    expect(await page.getAttribute(FIELD, 'placeholder')).toBe('搜索文档');
    expect(await page.locator('.search-dialog').innerText()).toMatch(/^暂无搜索记录/);
    await page.keyboard.type('zzqxj');
    await expect.poll(() => status(page)).toBe('没有找到与“zzqxj”相关的结果');
    expect(await page.locator('.search-report').innerText()).toBe('觉得应该有结果？告诉我们');
    await paste(page, '快照');
    await page.waitForSelector('[role=option]');
    await expect.poll(() => status(page)).toMatch(/^\d+ 条结果$/);
    for (const link of await page.locator('[role=option]').all()) {
      expect(await link.getAttribute('href')).toMatch(/^\/zh\//);
    }
  }),
);

test(
  'Back in the browser closes the search',
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
  'a page that arrives below the open search leaves it open, with the focus in its field',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const arrive = await hold(page, /\/assets\/.*\/features-[^/]*\.js$/);
    await page.locator('.sidebar a[href$="/features"]').evaluate((link: HTMLElement) => link.click());
    await page.keyboard.press('/');
    await page.waitForSelector(FIELD);
    await page.keyboard.type('mo');
    arrive();
    await page.waitForURL('**/features');
    await page.locator('h1 >> text=Features').waitFor();
    await page.keyboard.type('ck');
    expect(await page.inputValue(FIELD)).toBe('mock');
  }),
);

test(
  'at 390 px the search fills the screen above the keyboard, and the page behind does not scroll',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.click('.search-button');
    await page.waitForSelector(FIELD);
    await search(page, 'coverage');
    const box = () => page.locator('.search-box').boundingBox();
    // Without the space that the browser reserves for its scroll bar.
    const width = await page.evaluate(() => document.body.clientWidth);
    expect(width).toBeGreaterThan(370);
    expect(await box()).toEqual({ x: 0, y: 0, width, height: 844 });
    // Simulates an on-screen keyboard, which headless browsers lack.
    await page.evaluate(() => {
      Object.defineProperty(window.visualViewport, 'height', { value: 420 });
      window.visualViewport?.dispatchEvent(new Event('resize'));
    });
    await expect.poll(box).toEqual({ x: 0, y: 0, width, height: 420 });
    await page.keyboard.press('ArrowUp');
    const last = await page.locator(ACTIVE).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(421);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    expect(await page.locator('.search-keys:visible').count()).toBe(0);
  }, phone),
);

test(
  'on a tablet in landscape, all results stay above the keyboard',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      await page.click('.search-button');
      await page.waitForSelector(FIELD);
      await search(page, 'coverage');
      await page.evaluate(() => {
        Object.defineProperty(window.visualViewport, 'height', { value: 400 });
        window.visualViewport?.dispatchEvent(new Event('resize'));
      });
      const bottom = () => page.locator('.search-box').evaluate((box) => box.getBoundingClientRect().bottom);
      await expect.poll(bottom).toBeLessThanOrEqual(400);
    },
    { viewport: { width: 1024, height: 768 } },
  ),
);

test(
  'after a page has arrived below the dialog, closing it leads the focus to that page',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, /\/assets\/.*\/features-[^/]*\.js$/);
    await page.evaluate(() => document.querySelector<HTMLElement>('.sidebar-link[href$="/features"]')?.click());
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-dialog[open]');
    letGo();
    await page.waitForURL('**/features');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  }),
);

test(
  'a page of another layout that arrives below the dialog is not reached by the Tab key',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, /\/assets\/en\/index-[^/]*\.js$/);
    await page.evaluate(() => document.querySelector<HTMLElement>('.navbar-logo')?.click());
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.page[inert]');
    letGo();
    await page.waitForSelector('.home');
    const focused = () => page.evaluate(() => document.activeElement?.closest('.page')?.className);
    const seen = new Set<string | undefined>();
    for (let turn = 0; turn < 6; turn++) {
      await page.keyboard.press('Tab');
      seen.add(await focused());
    }
    expect([...seen]).toEqual([undefined]);
  }),
);

test.each(
  sample(1, [
    ['Enter', 'client'],
    ['Space', 'search-boxes'],
  ]),
)('%s on the button that tries again presses it, and does not go to the search (%s)', (key, file) =>
  visiting(async ({ page }) => {
    await page.addInitScript(() => {
      const keys: string[] = [];
      Object.assign(window, { keys });
      addEventListener('keydown', ({ key, target }) => target instanceof HTMLInputElement && keys.push(key), true);
    });
    let failing = true;
    await page.route(`**/assets/${file}-*.js`, (route) => (failing ? route.abort() : route.continue()));
    await (file === 'client' ? page.goto(`${SITE}/guide/start/`) : openHydrated(page, `${SITE}/guide/start/`));
    await page.keyboard.press('Control+k');
    await page.getByRole('alert').waitFor();
    await page.keyboard.type('mock');
    failing = false;
    const button = page.getByRole('button', { name: 'Try again' });
    // While the last letter still tries, a press does nothing but bring the message back.
    const pressAgain = async () => {
      if (await button.isVisible()) await button.press(key);
      return page.locator(FIELD).isVisible();
    };
    await expect.poll(pressAgain).toBe(true);
    await page.waitForSelector('[role=option]');
    expect(await page.inputValue(FIELD)).toBe('mock');
    expect(await page.evaluate(() => (window as unknown as { keys: string[] }).keys)).toEqual([]);
  })(),
);
