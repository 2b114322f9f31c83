import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, follow, hold, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const bar = (page: Page) => page.locator('.bprogress');

/** The module of the page that the tests follow a link to. */
const FEATURES = /\/assets\/.*\/features-[^/]*\.js$/;

/** How far the bar is filled, from 0 to 1; -1 without a bar. */
const shownPart = (page: Page) =>
  page.evaluate(() => {
    const percent = /translate3d\((-?[\d.]+)%/.exec(
      document.querySelector<HTMLElement>('.bprogress .bar')?.style.transform ?? '',
    )?.[1];
    return percent === undefined ? -1 : 1 + Number(percent) / 100;
  });

test(
  'a slow page shows a progress bar that starts at 0.08 and is removed once the page is shown',
  visiting(async ({ page, messages }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, FEATURES);
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    expect(await shownPart(page)).toBeGreaterThanOrEqual(0.079);
    const before = await shownPart(page);
    expect(before).toBeLessThan(0.2);
    // The bar trickles on: every 800 ms, by 0.02 at most.
    await expect.poll(() => shownPart(page)).toBeGreaterThan(before);
    expect(await shownPart(page)).toBeLessThan(0.3);
    expect(await page.locator('.bar').evaluate((element) => element.style.transition)).toMatch(/(0\.2s|200ms)/);
    letGo();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
    await expect.poll(() => bar(page).count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.className)).not.toContain('bprogress');
    expect(messages).toEqual([]);
  }),
);

test(
  'the progress bar is full before it fades, and is removed afterwards',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, FEATURES);
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    // Each state of the bar, recorded in the page: how full and how opaque.
    const states = page.evaluate(
      () =>
        new Promise<readonly string[]>((resolve) => {
          const seen: string[] = [];
          new MutationObserver(() => {
            const all = document.querySelector<HTMLElement>('.bprogress');
            if (!all) return resolve(seen);
            const missing = Number(
              /translate3d\((-?[\d.]+)%/.exec(all.querySelector<HTMLElement>('.bar')?.style.transform ?? '')?.[1],
            );
            seen.push(`${missing === 0 ? 'full' : 'part'} ${all.style.opacity === '0' ? 'fading' : 'shown'}`);
          }).observe(document.documentElement, { subtree: true, childList: true, attributes: true });
        }),
    );
    letGo();
    const order = (await states).filter((state, index, all) => state !== all[index - 1]);
    expect(order.slice(-2)).toEqual(['full shown', 'full fading']);
    expect(order).not.toContain('part fading');
  }),
);

test(
  'a page that shows at once has no bar, and does not load its code',
  visiting(async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await openHydrated(page, `${SITE}/guide/start/`);
    const prefetched = page.waitForResponse(/\/features-[^/]*\.js$/);
    await page.hover('.sidebar >> text=Features');
    await prefetched;
    await follow(page, '/features');
    await page.waitForURL('**/features');
    await page.waitForTimeout(400);
    expect(await bar(page).count()).toBe(0);
    expect(loaded.filter((url) => url.includes('progress'))).toEqual([]);
  }),
);

test(
  'a page that fails to load ends the bar with a full page load',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const letGo = await hold(page, FEATURES, (route) => route.abort());
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    letGo();
    await page.waitForURL('**/features');
    expect(await page.locator('h1').innerText()).toBe('Features');
    expect(await bar(page).count()).toBe(0);
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
  }),
);

test(
  'the last chosen page wins: an earlier one that loads late does not replace it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, FEATURES);
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    await follow(page, '/debugging');
    await page.waitForURL('**/debugging');
    await expect.poll(() => bar(page).count()).toBe(0);
    const arrived = page.waitForResponse(FEATURES);
    letGo();
    await arrived;
    await atRest(page);
    expect(await page.locator('h1').innerText()).toBe('Debugging');
    expect(new URL(page.url()).pathname).toBe('/guide/advanced/debugging');
  }),
);

test(
  'a link pressed at the moment when a page appears is followed',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await hold(page, FEATURES).then((letGo) => setTimeout(letGo, 500));
    // The application handles the press before it has handled the new page.
    await page.evaluate(() => {
      new MutationObserver((_, observer) => {
        if (document.querySelector('h1')?.textContent !== 'Debugging') return;
        observer.disconnect();
        document.querySelector<HTMLElement>('.sidebar-link[href$="/features"]')?.click();
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    await follow(page, '/debugging');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
  }),
);

test(
  'Back cancels a page that is still loading',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await follow(page, '/debugging');
    await page.waitForURL('**/debugging');
    const letGo = await hold(page, FEATURES);
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForURL('**/start/');
    await expect.poll(() => bar(page).count()).toBe(0);
    const arrived = page.waitForResponse(FEATURES);
    letGo();
    await arrived;
    await atRest(page);
    expect(new URL(page.url()).pathname).toBe('/guide/start/');
  }),
);

test(
  'a page that is still loading arrives after a section link was pressed',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const letGo = await hold(page, FEATURES);
    await follow(page, '/features');
    await bar(page).waitFor({ state: 'attached' });
    await page.evaluate(() => document.querySelector<HTMLElement>('.outline a')?.click());
    await expect.poll(() => page.evaluate(() => location.hash)).not.toBe('');
    letGo();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
  }),
);

test(
  'the bar shows for back and forward too',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/features`);
    // The first page has loaded only its module for hydration; after a reload elsewhere, Back needs the full one.
    await follow(page, '/debugging');
    await page.waitForURL('**/debugging');
    await page.reload();
    const letGo = await hold(page, FEATURES);
    await openHydratedHere(page);
    await page.goBack();
    await bar(page).waitFor({ state: 'attached' });
    letGo();
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
    await expect.poll(() => bar(page).count()).toBe(0);
  }),
);

/** Hydrates the page that is open. */
async function openHydratedHere(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
}
