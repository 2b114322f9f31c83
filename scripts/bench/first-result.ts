/** Measures the wait for the first search result, on a page that has loaded nothing of the search. */

import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { slowDown, SLOWDOWN, withBrowser, withPage } from './lib/browser.ts';
import { median, spread, type Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { DOC_PAGE, realSite } from './lib/sites.ts';
import { openAndHydrate } from './lib/visit.ts';

declare global {
  interface Window {
    /** When keys were pressed, and when field and result were first painted: `performance.now()`. */
    benchSearch?: { readonly keys: number[]; field?: number; result?: number };
  }
}

const RUNS = 7;
/** Pause of a reader who waits for the field before typing. */
const LOOK_MS = 1000;
const PATIENCE_MS = 30_000;
/** Pages, with the keys of the beginning of a word in their language. */
const PAGES = [
  { path: DOC_PAGE, language: 'en-US', typed: 'm' },
  { path: `/zh${DOC_PAGE}`, language: 'zh-CN', typed: 's' },
] as const;

interface Wait {
  /** Milliseconds from the shortcut. */
  readonly field: number;
  /** Milliseconds from the key. */
  readonly result: number;
}

export async function firstResult(): Promise<readonly Row[]> {
  const { dist } = await realSite();
  return withServer(dist, (origin) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const { path, language, typed } of PAGES) {
        const measure = async (isAtOnce: boolean) => {
          const waits: Wait[] = [];
          // The first run warms up server and browser.
          for (let run = -1; run < RUNS; run++) {
            const wait = await search(browser, origin + path, language, typed, isAtOnce);
            if (run >= 0) waits.push(wait);
          }
          return waits;
        };
        rows.push(...rowsOf(path, await measure(false), await measure(true)));
      }
      return rows;
    }),
  );
}

function rowsOf(path: string, looking: readonly Wait[], blind: readonly Wait[]): readonly Row[] {
  const row = (name: string, values: readonly number[], max?: number): Row => ({
    name: `${path}: ${name}, ${SLOWDOWN}x slower`,
    value: median(values),
    unit: 'ms',
    ...(max !== undefined && { budget: { max } }),
    note: `${values.length} runs, ${spread(values)} ms`,
  });
  return [
    row(
      'from Ctrl+K to the field',
      [...looking, ...blind].map(({ field }) => field),
    ),
    // Goal: the first result within 250 ms at 4x. Typed blindly, the dialog has to come first.
    row(
      'from the first key to the first result',
      looking.map(({ result }) => result),
      250,
    ),
    row(
      'the same, typed blindly after Ctrl+K',
      blind.map(({ result }) => result),
    ),
  ];
}

function search(browser: Browser, url: string, language: string, typed: string, isAtOnce: boolean): Promise<Wait> {
  const work = async (page: Page): Promise<Wait> => {
    await openAndHydrate(page, url);
    await slowDown(page);
    await watch(page);
    // Injects the code of `waitForFunction` beforehand: compiling it takes longer than drawing the field.
    await page.waitForFunction(() => window.benchSearch);
    await page.keyboard.press('Control+k');
    if (!isAtOnce) {
      await page.waitForFunction(() => window.benchSearch?.field);
      await setTimeout(LOOK_MS);
    }
    await page.keyboard.press(typed);
    await page.waitForFunction(() => window.benchSearch?.result, undefined, { timeout: PATIENCE_MS });
    const { keys = [], field, result } = (await page.evaluate(() => window.benchSearch)) ?? {};
    const [shortcut, key] = keys;
    if (shortcut === undefined || key === undefined || field === undefined || result === undefined)
      throw new Error(`${url}: the search was not seen to open and answer`);
    return { field: field - shortcut, result: result - key };
  };
  return withPage(browser, work, { locale: language });
}

/** Records when keys are pressed, and when the field and a result are painted. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen: NonNullable<Window['benchSearch']> = { keys: [] };
    window.benchSearch = seen;
    addEventListener('keydown', ({ key, timeStamp }) => key !== 'Control' && seen.keys.push(timeStamp), true);
    const waited = new Map([
      ['field', 'dialog[open] input'],
      ['result', 'dialog[open] [role=option]'],
    ] as const);
    new MutationObserver(() => {
      for (const [name, selector] of waited) {
        if (!document.querySelector(selector)) continue;
        waited.delete(name);
        // A message sent while a frame is drawn arrives after it.
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => (seen[name] = performance.now()));
          port1.start();
          port2.postMessage(undefined);
        });
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
  });
}
