import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { connectBrowser, FIXTURE, openPage, SITE } from './harness.ts';

/** Runs `work` as a reader on their first visit. */
async function firstVisit(options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const browser = await connectBrowser();
  try {
    await work(await openPage(await browser.newContext(options)));
  } finally {
    await browser.close();
  }
}

test('a first visit redirects once to the language of the browser, keeping query and hash', () =>
  firstVisit({ locale: 'zh-CN' }, async (page) => {
    await page.goto(`${SITE}/guide/start/?from=x#versions`);
    await page.waitForURL(`${SITE}/zh/guide/start/?from=x#versions`);
    await page.goto(`${SITE}/guide/start/`);
    await page.waitForLoadState();
    expect(page.url()).toBe(`${SITE}/guide/start/`);
  }));

test('an English reader who comes to a Chinese page first is sent to its twin', () =>
  firstVisit({ locale: 'en-GB' }, async (page) => {
    await page.goto(`${SITE}/zh/guide/start/quick-start`);
    await page.waitForURL(`${SITE}/guide/start/quick-start`);
  }));

test('the language that a first visitor of the 404 page chooses there stays', () =>
  firstVisit({ locale: 'en-US' }, async (page) => {
    await page.goto(`${SITE}/nope`);
    await page.click('text=回到首页');
    await page.waitForURL(`${SITE}/zh/`);
    await page.reload();
    expect(page.url()).toBe(`${SITE}/zh/`);
  }));

test('a reader of a third language stays', () =>
  firstVisit({ locale: 'de-DE' }, async (page) => {
    await page.goto(`${SITE}/zh/guide/start/`);
    expect(page.url()).toBe(`${SITE}/zh/guide/start/`);
  }));

test('bots are not redirected', () =>
  firstVisit({ locale: 'zh-CN', userAgent: 'Mozilla/5.0 (compatible; Examplebot/2.1)' }, async (page) => {
    await page.goto(`${SITE}/guide/start/`);
    expect(page.url()).toBe(`${SITE}/guide/start/`);
  }));

test('with localeRedirect never, nobody is redirected', () =>
  firstVisit({ locale: 'zh-CN' }, async (page) => {
    await page.goto(`${FIXTURE}/guide/`);
    expect(page.url()).toBe(`${FIXTURE}/guide/`);
  }));
