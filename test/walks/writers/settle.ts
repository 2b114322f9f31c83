/** Looks at the browser until it shows what is expected, as a writer would who waits for an edit to show. */

import { setTimeout } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { OPENED_EVENT, ROOT_ID } from '#shared/dom.ts';
import { difference, type Look } from './looks.ts';

const POLL_MS = 30;
/** A page that has not come up by now never does: its scripts were asked for while no server answered. */
const CONNECT_MS = 5000;
/** How long an address is asked for: a dev server that starts again on a busy machine takes its time. */
const LOAD_MS = 30_000;
/** How long one answer is waited for, before it is asked for again. */
const GOTO_MS = 10_000;

/**
 * Notes in the page when it has come up: the app has told the dev server, or Vite's client has the connection where an
 * error stands in place of the app.
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

/** When a writer has to press reload, and how often each reason was met. Nothing else may need it. */
export type Reloads = Map<string, number>;

/** Prepares a browser, so that its pages can be watched. */
export async function watchConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(NOTE_CONNECTION);
}

/** Goes to an address. A browser that reloads the page at the same moment gives one of the two up. */
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

/** Why a writer has to press reload; undefined when the page has to come right by itself. */
async function reloadReason(page: Page): Promise<string | undefined> {
  if (page.url().startsWith('chrome-error:')) return 'the page was asked for while no dev server answered';
  const isLost = await page.evaluate(
    `document.readyState === 'complete' && !window.isConnected && performance.now() > ${CONNECT_MS}`,
  );
  return isLost ? 'the page was on its way while the dev server started again' : undefined;
}

/** What is looked at, and what it has to be. */
export interface Looking {
  look(): Promise<Look>;
  /** What is expected at a path. */
  expect(pathname: string): Promise<Look>;
}

/**
 * Looks until what shows is what is expected, and the page is connected.
 * @returns the difference that stays; empty when there is none
 */
export async function differenceThatStays(
  page: Page,
  { look, expect }: Looking,
  reloads: Reloads,
  patienceMs: number,
): Promise<string> {
  let end = performance.now() + patienceMs;
  let last = 'nothing could be looked at';
  // A page may have gone elsewhere by itself.
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
      // The page is being loaded, or the dev server starts again.
      last = String(error);
    }
    await setTimeout(POLL_MS);
  }
  return `at ${pathname}:\n${last}`;
}
