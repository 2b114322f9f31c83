import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { atRest, openHydrated, SITE } from './harness.ts';

/** Helpers for tests of the search dialog. */

export const FIELD = '.search-dialog[open] input';
export const ACTIVE = '[role=option][aria-selected=true]';

export const isOpen = async (page: Page) => (await page.locator('.search-dialog[open]').count()) > 0;
export const status = (page: Page) => page.locator('.search-dialog [role=status]').innerText();
export const path = (page: Page) => page.evaluate(() => location.pathname + location.hash);

export async function openSearch(page: Page, address = '/guide/start/'): Promise<void> {
  await openHydrated(page, SITE + address);
  await page.keyboard.press('Control+k');
  await page.waitForSelector(FIELD);
}

/** Replaces the text of the field as a paste does. */
export const paste = (page: Page, query: string) =>
  page.locator(FIELD).evaluate((field: HTMLInputElement, text) => {
    field.select();
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else inserts text as a reader does, in each engine
    document.execCommand('insertText', false, text);
  }, query);

/** Types the query and waits for the whole answer: as many results as the status says. */
export async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.type(query);
  await page.waitForSelector('[role=option]');
  await page.waitForSelector('.search-field[data-status=idle]');
  await expect.poll(() => isWhole(page)).toBe(true);
}

async function isWhole(page: Page): Promise<boolean> {
  const count = await page.locator('[role=option]').count();
  return /\d+/.exec(await status(page))?.[0] === String(count);
}

/** Counts the workers that pages start from now on. @returns a function that says how many the page has started */
export async function countWorkers(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = Object.assign(globalThis, { workers: 0 });
    counted.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        counted.workers++;
      }
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly workers: number }).workers);
}

/** Waits until the dialog of a search that was pressed would be open. */
export async function dialogLoaded(page: Page): Promise<void> {
  await page.waitForSelector('.search-button[role=button]');
  // Loads the dialog.
  await page.focus('.search-button');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/search-boxes-')),
  );
  await atRest(page);
}
