import { describe, expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { sample } from '../support/sample.ts';
import { FIXTURE, hold, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const clipboard = { permissions: ['clipboard-read', 'clipboard-write'] };
const button = (page: Page) => page.locator('.page-tool');
const menu = (page: Page) => page.locator('.open-menu');
const state = (page: Page) => button(page).getAttribute('data-state');
const isOpen = async (page: Page) => (await menu(page).getAttribute('open')) !== null;
const links = (page: Page) =>
  menu(page)
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
const questionAbout = (address: string) => encodeURIComponent(`Read ${address}, I want to ask questions about it.`);

describe('the copy button', () => {
  test(
    'copies the Markdown of the current page, also after navigation, and fetches each file once',
    visiting(async ({ page, messages }) => {
      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('.md') && asked.push(new URL(request.url()).pathname));
      const copy = async () => {
        await button(page).click();
        await expect.poll(() => state(page)).toBe('success');
        await expect.poll(() => state(page)).toBe('idle');
        return page.evaluate(() => navigator.clipboard.readText());
      };
      await openHydrated(page, `${SITE}/zh/guide/start/`);
      expect(await copy()).toBe(await (await fetch(`${SITE}/zh/guide/start/index.md`)).text());
      await copy();
      await page.click('.sidebar >> text=命令行');
      await page.waitForURL('**/cli');
      await expect.poll(() => page.locator('h1').innerText()).toBe('命令行');
      expect(await copy()).toBe(await (await fetch(`${SITE}/zh/guide/basic/cli.md`)).text());
      expect(asked).toEqual(['/zh/guide/start/index.md', '/zh/guide/basic/cli.md']);
      expect(messages).toEqual([]);
    }, clipboard),
  );
  test(
    'is disabled while loading and has focus again after a keyboard press',
    visiting(async ({ page }) => {
      const send = await hold(page, '**/*.md');
      await openHydrated(page, `${SITE}/guide/start/`);
      await button(page).focus();
      await page.keyboard.press('Enter');
      expect([await state(page), await button(page).isDisabled()]).toEqual(['loading', true]);
      send();
      await expect.poll(() => state(page)).toBe('success');
      await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('page-tool');
    }, clipboard),
  );
  test(
    'pressed before the scripts have loaded, copies afterwards',
    visiting(async ({ page }) => {
      await page.goto(`${SITE}/guide/start/`);
      await button(page).click();
      await expect.poll(() => state(page)).toBe('success');
      // Firefox lets scripts read the clipboard only after a press.
      await page.mouse.click(5, 5);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('# Introduction');
    }, clipboard),
  );
});

describe('the open menu', () => {
  test.each(
    sample(1, [
      ['/guide/basic/cli', '/guide/basic/cli.md'],
      ['/zh/guide/start/', '/zh/guide/start/index.md'],
    ]),
  )('of %s links to its Markdown, and to the assistants with a question about its address', (path, markdown) =>
    visiting(async ({ page }) => {
      await openHydrated(page, SITE + path);
      const question = questionAbout(SITE + path);
      expect(await links(page)).toEqual([
        markdown,
        `https://chatgpt.com/?hints=search&q=${question}`,
        `https://claude.ai/new?q=${question}`,
      ]);
      expect(
        await menu(page)
          .locator('a')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).target)),
      ).toEqual(['', '_blank', '_blank']);
      await menu(page).locator('summary').click();
      await menu(page).locator('a').first().click();
      await page.waitForURL(`**${markdown}`);
      expect(await page.locator('body').innerText()).toMatch(/^> Rstest .*\n+# /);
    })(),
  );
  test(
    'toggles, and closes on a press outside, on Escape with focus back on its button, and on navigation',
    visiting(async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      const summary = menu(page).locator('summary');
      await summary.click();
      expect(await isOpen(page)).toBe(true);
      await summary.click();
      expect(await isOpen(page)).toBe(false);
      await summary.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('View as Markdown');
      await page.keyboard.press('Escape');
      expect(await isOpen(page)).toBe(false);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
      await summary.click();
      await page.click('h1');
      expect(await isOpen(page)).toBe(false);
      await summary.click();
      await page.evaluate(() => history.pushState(null, '', '/guide/basic/cli'));
      await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
      await expect.poll(() => page.locator('h1').innerText()).toBe('CLI');
      expect(await isOpen(page)).toBe(false);
      expect((await links(page))[2]).toContain(questionAbout(`${SITE}/guide/basic/cli`));
    }),
  );
  test(
    'works without scripts, with the public address of the site',
    visiting(
      async ({ page }) => {
        await page.goto(`${SITE}/guide/basic/cli`);
        await menu(page).locator('summary').click();
        expect(await menu(page).locator('a').first().isVisible()).toBe(true);
        expect((await links(page))[2]).toBe(
          `https://claude.ai/new?q=${questionAbout('https://rstest.rs/guide/basic/cli')}`,
        );
        expect(await button(page).isVisible()).toBe(false);
      },
      { javaScriptEnabled: false },
    ),
  );
});

test(
  'pages other than doc pages have no page tools',
  visiting(async ({ page }) => {
    for (const address of [`${SITE}/`, `${SITE}/nowhere`, `${FIXTURE}/custom`, `${FIXTURE}/blank`]) {
      await page.goto(address);
      expect(`${address} ${await page.locator('.page-tools').count()}`).toBe(`${address} 0`);
    }
  }),
);
