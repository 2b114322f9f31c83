import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { openHydrated, openWithSlowScripts, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** Presses the link to Quick start long enough for a request, and waits for the page. */
async function pressLink(page: Page): Promise<void> {
  await page.hover('.sidebar >> text=Quick start');
  await page.mouse.down();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect.poll(() => page.title()).toBe('Quick start - Rstest');
}

test(
  'a press on a link fetches its page, which the click then shows',
  { tags: 'speculation-rules' },
  visiting(async ({ page }) => {
    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto(`${SITE}/guide/start/`);
    await pressLink(page);
    const delivery = () => performance.getEntriesByType('navigation')[0]?.toJSON().deliveryType;
    expect(await page.evaluate(delivery)).toBe('navigational-prefetch');
  }),
);

test(
  'a link held down delays hydration until it is let go',
  visiting(async ({ page }) => {
    let load = () => {};
    // One promise for all requests: the page may ask for the file twice, to keep and to run.
    const held = new Promise<void>((resolve) => (load = resolve));
    await openWithSlowScripts(page, undefined, () => held);
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
    await page.hover('.sidebar >> text=Features');
    await page.mouse.down();
    const loaded = page.waitForResponse('**/assets/client-*.js');
    load();
    await (await loaded).finished();
    // Hydration would be complete by now.
    await page.waitForTimeout(500);
    const hydrated = page.locator('.search-button[role=button]');
    expect(await hydrated.count()).toBe(0);
    await page.mouse.up();
    await expect.poll(() => hydrated.count()).toBe(1);
  }),
);

test(
  'after hydration a press on a link fetches no HTML',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await pressLink(page);
    expect(requests).not.toContain(`${SITE}/guide/start/quick-start`);
    expect(requests.join(' ')).toContain('/assets/');
  }),
);
