/** Polls the browser until it shows what is expected, like a writer who waits for an edit to show. */

import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { OPENED_EVENT, ROOT_ID } from '#shared/dom.ts';
import { difference, type Look } from './looks.ts';

const POLL_MS = 30;
/** A page that is not connected by then never will be: it requested its scripts while no server answered. */
const CONNECT_MS = 5000;
/** Limit for opening an address: on a busy machine the dev server may take long to restart. */
const LOAD_MS = 30_000;
/** Timeout of one attempt to open an address. */
const GOTO_MS = 10_000;

/**
 * Sets `isConnected` in a page that is up: once the app has notified the dev server or, where an error replaces the
 * app, once Vite's client has connected.
 */
const NOTE_CONNECTION = `(() => {
  const Own = WebSocket;
  window.WebSocket = class extends Own {
    constructor(url, protocol) {
      super(url, protocol);
      if (protocol !== 'vite-hmr') return;
      this.addEventListener('open', () => (window.isConnected ||= !document.getElementById('${ROOT_ID}')));
    }
    send(data) {
      super.send(data);
      window.isConnected ||= String(data).includes('${OPENED_EVENT}');
    }
  };
})()`;

/** The only reasons for which a writer may have to reload, with counts. */
export type Reloads = Map<string, number>;

/** Makes the pages of a browser context note their connection. */
export async function watchConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(NOTE_CONNECTION);
}

/** Opens an address; retries, since a reload of the page at the same moment may cancel the navigation. */
export async function goTo(page: Page, url: string): Promise<void> {
  const end = performance.now() + LOAD_MS;
  while (performance.now() < end) {
    const isThere = await page.goto(url, { waitUntil: 'commit', timeout: GOTO_MS }).then(
      () => page.url() === url,
      () => false,
    );
    if (isThere) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${url} cannot be gone to; the browser is at ${page.url()}`);
}

/** Waits until the page is connected. A dev server that has just started may reload its first page. */
export async function whenConnected(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction('window.isConnected');
}

/** Why a writer has to reload; undefined when the page must update by itself. */
async function reloadReason(page: Page): Promise<string | undefined> {
  if (page.url().startsWith('chrome-error:')) return 'the page was asked for while no dev server answered';
  const isLost = await page.evaluate(
    `document.readyState === 'complete' && !window.isConnected && performance.now() > ${CONNECT_MS}`,
  );
  return isLost ? 'the page was on its way while the dev server started again' : undefined;
}

export interface Looking {
  look(): Promise<Look>;
  expect(pathname: string): Promise<Look>;
}

/**
 * Polls until the look is the expected one and the page is connected.
 * @returns the remaining difference; empty when there is none
 */
export async function differenceThatStays(
  page: Page,
  { look, expect }: Looking,
  reloads: Reloads,
  patienceMs: number,
): Promise<string> {
  let end = performance.now() + patienceMs;
  let last = 'nothing could be looked at';
  // The page may navigate by itself.
  let pathname: string | undefined;
  let expected: Look = {};
  let isReloaded = false;
  while (performance.now() < end) {
    try {
      const reason = await reloadReason(page);
      if (reason !== undefined) {
        if (!isReloaded) {
          reloads.set(reason, (reloads.get(reason) ?? 0) + 1);
          end = performance.now() + patienceMs;
        }
        isReloaded = true;
        await page.reload({ waitUntil: 'commit', timeout: GOTO_MS });
      }
      const now = new URL(page.url()).pathname;
      if (now !== pathname) expected = await expect(now);
      pathname = now;
      last = difference(expected, await look()) || ((await page.evaluate('window.isConnected')) ? '' : 'not connected');
      if (last === '') return '';
    } catch (error) {
      // The page is loading, or the dev server is restarting.
      last = String(error);
    }
    await setTimeout(POLL_MS);
  }
  return `at ${pathname}:\n${last}`;
}
