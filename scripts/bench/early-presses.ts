/** Presses right after first paint, while the scripts are still loading: each must take effect exactly once. */

import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { HYDRATED_EVENT } from '#shared/dom.ts';
import { withBrowser, withPage } from './lib/browser.ts';
import type { Row } from './lib/row.ts';
import { withServer } from './lib/server.ts';
import { DOC_PAGE, realSite } from './lib/sites.ts';

declare global {
  interface Window {
    benchIsHydrated?: boolean;
    /** How often each effect was seen. */
    benchEffects?: Record<Effect, number>;
  }
}

type Effect = 'theme' | 'dialog' | 'group';

interface Press {
  readonly name: string;
  readonly press: (page: Page) => Promise<void>;
  readonly effect: Effect;
}

/** Delay of every script. */
const HOLD_MS = 2000;
/** Time in which a second effect of a press would show; the script of the search is delayed too. */
const SETTLE_MS = HOLD_MS + 1000;

const PRESSES: readonly Press[] = [
  { name: 'theme toggle', press: (page) => page.locator('.theme-toggle').first().click(), effect: 'theme' },
  { name: 'search button', press: (page) => page.locator('.search-button').first().click(), effect: 'dialog' },
  { name: 'Ctrl+K', press: (page) => page.keyboard.press('Control+k'), effect: 'dialog' },
  { name: 'sidebar group', press: (page) => page.locator('.sidebar summary').first().click(), effect: 'group' },
];

export async function earlyPresses(): Promise<readonly Row[]> {
  const { dist } = await realSite();
  return withServer(dist, (origin) =>
    withBrowser(async (browser) => {
      const rows: Row[] = [];
      for (const press of PRESSES) rows.push(await measure(browser, origin + DOC_PAGE, press));
      return rows;
    }),
  );
}

function measure(browser: Browser, url: string, { name, press, effect }: Press): Promise<Row> {
  const work = async (page: Page): Promise<Row> => {
    await page.route('**/assets/*.js', async (route) => {
      await setTimeout(HOLD_MS);
      // The page may have been closed meanwhile.
      await route.continue().catch(() => {});
    });
    await watch(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    // Effects while the page loads are not from presses.
    await page.evaluate(() => (window.benchEffects = { theme: 0, dialog: 0, group: 0 }));
    await press(page);
    if (await page.evaluate(() => window.benchIsHydrated))
      throw new Error(`${name}: pressed too late, after hydration`);
    await page.waitForFunction(() => window.benchIsHydrated);
    await setTimeout(SETTLE_MS);
    const done = await page.evaluate(() => window.benchEffects);
    const count = done?.[effect] ?? NaN;
    const others = Object.entries(done ?? {}).filter(([each, times]) => each !== effect && times > 0);
    return {
      name: `${name}: presses lost`,
      value: Math.abs(1 - count) + others.length,
      unit: '',
      budget: { max: 0 },
      note: `done ${count} times${others.length > 0 ? `; also done: ${others.join(', ')}` : ''}`,
    };
  };
  // Without its animation the theme changes at the press, so that a press done twice is seen as two changes.
  return withPage(browser, work, { reducedMotion: 'reduce' });
}

/** Counts the visible effects: a changed theme, an opened dialog, an opened or closed group. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript((hydrated) => {
    addEventListener(hydrated, () => (window.benchIsHydrated = true), { once: true });
    window.benchEffects = { theme: 0, dialog: 0, group: 0 };
    let wasDark: boolean | undefined;
    new MutationObserver((records) => {
      for (const { target, attributeName, oldValue } of records) {
        const done = window.benchEffects as Record<Effect, number>;
        const element = target as Element;
        if (target === document.documentElement) {
          const isDark = element.classList.contains('dark');
          if (wasDark !== undefined && wasDark !== isDark) done.theme++;
          wasDark = isDark;
        } else if (attributeName === 'open') {
          const isOpen = element.hasAttribute('open');
          if (isOpen === (oldValue !== null)) continue;
          if (element.matches('dialog') && isOpen) done.dialog++;
          if (element.matches('.sidebar details')) done.group++;
        }
      }
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ['class', 'open'],
    });
  }, HYDRATED_EVENT);
}
