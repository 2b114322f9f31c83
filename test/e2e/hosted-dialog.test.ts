/**
 * The search dialog of a site with hosted search. The answers of the hosts are mocked here; `hosted-search.test.ts` has
 * their faults on real sockets.
 */

import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openHydrated, setUpBrowser, VERSIONS, visiting } from './harness.ts';
import { FIELD, isOpen, path, status } from './search-dialog.ts';

setUpBrowser();

const HOSTS = /^https:\/\/versions-(dsn\.algolia|\d\.algolianet)\./;
const HEADLESS = {
  objectID: '1',
  url: '/guide/headless',
  type: 'lvl1',
  hierarchy: { lvl0: 'Guide', lvl1: 'From the host' },
};
const found = (route: Route) =>
  route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: { results: [{ hits: [HEADLESS] }] } });

async function searchFor(page: Page, query: string, path = '/guide/'): Promise<void> {
  await openHydrated(page, VERSIONS + path);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(FIELD);
  await page.keyboard.type(query);
}

const titles = (page: Page) => page.locator('[role=option]').allInnerTexts();

test(
  'the dialog shows and opens a result of the first host, and asks no other source',
  visiting(async ({ page, messages }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.route(HOSTS, found);
    await searchFor(page, 'new');
    await expect.poll(() => titles(page)).toEqual([expect.stringContaining('From the host')]);
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toBe('/guide/headless');
    expect(await isOpen(page)).toBe(false);
    expect(asked.filter((url) => HOSTS.test(url)).every((url) => url.startsWith('https://versions-dsn.'))).toBe(true);
    expect(asked.filter((url) => /\/assets\/search\//.test(url))).toEqual([]);
    expect(messages).toEqual([]);
  }),
);

test(
  'when all hosts fail, the error screen offers the local search, which finds results',
  visiting(async ({ page }) => {
    await page.route(HOSTS, (route) => route.abort());
    await searchFor(page, 'new');
    await page.waitForSelector('.search-field[data-status=error]');
    await expect.poll(() => status(page)).toContain('Unable to fetch results');
    await page.getByRole('button', { name: 'Search the index of this site instead' }).click();
    await expect.poll(() => titles(page)).toEqual([expect.stringContaining('New')]);
    await page.keyboard.press('Enter');
    await expect.poll(() => path(page)).toBe('/guide/new');
  }),
);

test(
  'the local search finds the pages of the version in view, also after a switch',
  visiting(async ({ page }) => {
    await page.route(HOSTS, (route) => route.abort());
    const firstLocal = async () => {
      await page.getByRole('button', { name: 'Search the index of this site instead' }).click();
      return page.locator('[role=option]').first().getAttribute('href');
    };
    await searchFor(page, 'start', '/v1/guide/');
    expect(await firstLocal()).toBe('/v1/guide/');
    await page.keyboard.press('Escape');
    await page.click('.version-switch > summary');
    await page.click('.version-switch >> text=v2');
    await page.locator('h1', { hasText: 'Start of v2' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.waitForSelector(FIELD);
    await page.keyboard.type('start');
    expect(await firstLocal()).toBe('/guide/');
  }),
);

test(
  'hosts that recover are asked again',
  visiting(async ({ page }) => {
    await page.route(HOSTS, (route) => route.fulfill({ status: 403, json: { message: 'Not now' } }));
    await searchFor(page, 'new');
    await page.waitForSelector('.search-field[data-status=error]');
    await page.unroute(HOSTS);
    await page.route(HOSTS, found);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => titles(page)).toEqual([expect.stringContaining('From the host')]);
  }),
);
