/** Rendering that nothing asks for: layout shifts, and styles computed again for a whole page. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sample } from '../support/sample.ts';
import { openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** Measures layout shifts. @returns a function that opens and hydrates a page and gives its score */
async function watchShifts(page: Page): Promise<(path: string) => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value } = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shift: (window as unknown as { shift: number }).shift + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async (path) => {
    await openHydrated(page, SITE + path);
    await page.waitForTimeout(200);
    return page.evaluate(() => (window as unknown as { shift: number }).shift);
  };
}

const WATCHED = sample(2, ['/', '/guide/start/', '/guide/start/quick-start', '/zh/guide/basic/cli']);

test(
  'a loaded page has no layout shift, neither from its scripts nor from hydration',
  { tags: 'layout-shift' },
  visiting(async ({ page }) => {
    // Delays the style sheet, and with it the first paint, until the whole page is parsed.
    await page.route('**/*.css', async (route) => {
      // Polls by time, since there are no frames while the style sheet is pending.
      await page.waitForFunction(() => document.readyState !== 'loading', undefined, { polling: 20 });
      await route.continue();
    });
    const shiftOf = await watchShifts(page);
    for (const path of WATCHED) expect(`${path} ${await shiftOf(path)}`).toBe(`${path} 0`);
  }),
);

test(
  'a page that is painted while still loading hardly shifts',
  { tags: 'layout-shift' },
  visiting(async ({ page }) => {
    // Later rows may widen a table column. The limit is a fiftieth of a good score (0.1).
    const shiftOf = await watchShifts(page);
    for (const path of WATCHED) expect(await shiftOf(path), path).toBeLessThan(0.002);
  }),
);

interface TraceEvent {
  readonly name: string;
  /** Microseconds. */
  readonly ts: number;
  readonly args: { readonly elementCount?: number; readonly data?: { readonly message?: string } };
}

test.each(sample(1, [1440, 1024, 390]))(
  'at %i px an element added to a page is styled without the rest of the page',
  { tags: 'devtools' },
  (width) =>
    visiting(
      async ({ page, context }) => {
        await openHydrated(page, `${SITE}/guide/start/quick-start`);
        const session = await context.newCDPSession(page);
        const events: TraceEvent[] = [];
        session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
        await session.send('Tracing.start', { traceConfig: { includedCategories: ['devtools.timeline'] } });
        await page.evaluate(() => {
          const style = () => document.body.offsetHeight;
          style();
          console.timeStamp('added');
          document.querySelector('main')?.append(document.createElement('i'));
          return style();
        });
        const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
        await session.send('Tracing.end');
        await ended;
        const sorted = events.toSorted((one, other) => one.ts - other.ts);
        const added = sorted.findIndex(({ args }) => args.data?.message === 'added');
        const styled = sorted.find(({ name }, index) => index > added && name === 'UpdateLayoutTree');
        expect(added).toBeGreaterThanOrEqual(0);
        expect(styled?.args.elementCount).toBeLessThan(50);
      },
      { viewport: { width, height: 900 } },
    )(),
);
