import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, follow, hold, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

/** Rounded: Firefox comes back to a section up to half a pixel off. */
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
/**
 * Goes through the history. In Firefox Playwright's `goBack` waits in vain for the load of a page that stays or is
 * restored. A page that is left at once gives the call no answer; what the test expects next shows whether it went.
 */
const go = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps).catch(() => undefined);
const scrollTo = (page: Page, top: number) => page.evaluate((value) => window.scrollTo(0, value), top);

test(
  'Back and Forward within a page restore the scroll position',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli`);
    await scrollTo(page, 300);
    await expect.poll(() => scrollOf(page)).toBe(300);
    await atRest(page);
    const choose = (index: number) =>
      page.evaluate((at) => document.querySelectorAll<HTMLElement>('.outline a')[at]?.click(), index);
    await choose(4);
    await atRest(page);
    const first = await scrollOf(page);
    await choose(9);
    await atRest(page);
    expect(await scrollOf(page)).toBeGreaterThan(first);
    await go(page, -1);
    await expect.poll(() => scrollOf(page)).toBe(first);
    await go(page, -1);
    await expect.poll(() => scrollOf(page)).toBe(300);
    await go(page, 1);
    await expect.poll(() => scrollOf(page)).toBe(first);
  }),
);

test(
  'after Back, Tab continues from the link that was followed',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/config/test/coverage`);
    const link = page.locator('main p a[href="/config/test/projects"]').nth(1);
    await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await atRest(page);
    const top = await scrollOf(page);
    await link.press('Enter');
    await page.waitForURL('**/config/test/projects');
    await page.locator('h1', { hasText: 'projects' }).waitFor();
    await go(page, -1);
    await page.waitForURL('**/config/test/coverage');
    await expect.poll(() => scrollOf(page)).toBe(top);
    await expect.poll(() => link.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await scrollOf(page)).toBe(top);
  }),
);

test(
  'Back to a page opens the details that were open, wraps the code that was wrapped, and leads to the place there',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/config/build/resolve`);
    const details = page.locator('.prose details').last();
    await details.locator('summary').click();
    await page.locator('.code [data-code=wrap]').first().click();
    await details.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY + 500));
    await atRest(page);
    const top = await scrollOf(page);
    await page.locator('.sidebar a[href="/config/build/source"]').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/config/build/source');
    await page.locator('h1', { hasText: 'source' }).waitFor();
    await go(page, -1);
    await page.waitForURL('**/config/build/resolve');
    await expect.poll(() => scrollOf(page)).toBe(top);
    expect(await page.locator('.prose details[open]').count()).toBe(1);
    expect(await details.evaluate((element: HTMLDetailsElement) => element.open)).toBe(true);
    const pressed = await page
      .locator('.code [data-code=wrap]')
      .evaluateAll((all) => all.map((each) => each.ariaPressed));
    expect(pressed.indexOf('true')).toBe(0);
    expect(pressed.lastIndexOf('true')).toBe(0);
    expect(await page.locator('.code').first().getAttribute('class')).toContain('code-wrapped');
  }),
);

test(
  'Back leads to the end of the section that was left there, though the section is shorter in the rotated window',
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/framework/vue`);
      const sectionOf = () =>
        page.evaluate(() => {
          const headings = [...document.querySelectorAll('main :is(h2, h3)')];
          return headings.findLast((heading) => heading.getBoundingClientRect().top < 0)?.id;
        });
      const end = await page.evaluate(() => {
        const next = document.querySelector('#test-a-component-with-async-setup');
        return (next?.getBoundingClientRect().top ?? 0) + window.scrollY - 200;
      });
      await scrollTo(page, end);
      await atRest(page);
      const left = await sectionOf();
      expect(left).toBe('pass-plugins-injected-values-and-stubs');
      await page.evaluate(() => document.querySelector<HTMLElement>('.outline a')?.click());
      await atRest(page);
      await page.setViewportSize({ width: 844, height: 390 });
      await go(page, -1);
      await expect.poll(sectionOf).toBe(left);
    },
    { viewport: { width: 390, height: 844 } },
  ),
);

test(
  'Back to a page shows it together with its address and place: no frame has the page that is left',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/basic/test-filter`);
    await scrollTo(page, 1500);
    await atRest(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('.sidebar a[href="/guide/basic/cli"]')?.click());
    await page.waitForSelector('h1:has-text("CLI")');
    await scrollTo(page, 300);
    await atRest(page);
    const frames = await page.evaluate(async () => {
      const nextFrame = () => new Promise(requestAnimationFrame);
      const seen = new Set<string>();
      history.back();
      for (let frame = 0; frame < 20; frame++) {
        await nextFrame();
        seen.add(`${location.pathname} ${document.querySelector('h1')?.textContent} ${Math.round(scrollY)}`);
      }
      return [...seen];
    });
    const left = '/guide/basic/cli CLI 300';
    expect(frames.filter((frame) => frame !== left)).toEqual(['/guide/basic/test-filter Filtering tests 1500']);
  }),
);

test(
  'Back to an entry that was opened anew and left before hydration goes to the top, not to where it was left earlier',
  visiting(async ({ page }) => {
    // Keeps the page out of the back-forward cache: Playwright loses a page that Firefox restores from there.
    await page.addInitScript(() => addEventListener('unload', () => {}));
    const address = `${SITE}/config/test/testTimeout`;
    await openHydrated(page, address);
    await scrollTo(page, 182);
    await atRest(page);
    // The same address keeps the history entry and starts at the top, without the application.
    await page.goto(address);
    await page.goto(`${address}.html`);
    // The address is the same as before: the start-up script drops the ending.
    await page.evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await go(page, -1);
    await page.waitForSelector('html:not([data-left])');
    expect(await scrollOf(page)).toBe(0);
    await page.evaluate(() => document.querySelector<HTMLElement>('.outline a[href="#pitfalls"]')?.click());
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await expect.poll(() => scrollOf(page)).toBeGreaterThan(182);
    await go(page, -1);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe('');
    await atRest(page);
    expect(await scrollOf(page)).toBe(0);
  }),
);

test(
  'after a reload at a section the place stays, also when the browser scrolls to the section late',
  visiting(async ({ page, messages }) => {
    await openHydrated(page, `${SITE}/guide/basic/cli#exit-codes`);
    await scrollTo(page, 300);
    await atRest(page);
    await page.addInitScript(() => {
      // Playwright's calls into the page count as presses, and a reader who has pressed something is left alone.
      Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } });
      // As WebKit does, after the application has looked for the first time.
      const scrollLate = () => {
        document.getElementById('exit-codes')?.scrollIntoView();
        console.log(`late ${scrollY}`);
      };
      addEventListener('docs:hydrated', () => setTimeout(scrollLate, 50));
    });
    await page.reload();
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect.poll(() => messages.some((message) => /late \d{4}/.test(message))).toBe(true);
    await expect.poll(() => scrollOf(page)).toBe(300);
    await atRest(page);
    expect(await scrollOf(page)).toBe(300);
  }),
);

test(
  'Back that ends in a load leads to where the reader left the page',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/features`);
    await scrollTo(page, 1500);
    await atRest(page);
    await follow(page, '/quick-start');
    await expect.poll(() => page.locator('h1').innerText()).toBe('Quick start');
    await scrollTo(page, 700);
    await atRest(page);
    await page.reload();
    // As after a deployment that renamed the module.
    await hold(page, /\/assets\/.*\/features-[^/]*\.js$/, (route) => route.abort()).then((letGo) => letGo());
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    await go(page, -1);
    await expect.poll(() => page.locator('h1').innerText()).toBe('Features');
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await expect.poll(() => scrollOf(page)).toBe(1500);
  }),
);

/** Opens a 404 page, follows a link, scrolls down there and goes back. */
async function goBackToLostPage(page: Page): Promise<void> {
  await openHydrated(page, `${SITE}/guide/nowhere-at-all`);
  await page.evaluate(() => document.querySelector<HTMLElement>('.navbar a[href^="/guide/"]')?.click());
  await page.waitForURL('**/guide/start/**');
  await atRest(page);
  await scrollTo(page, 400);
  await atRest(page);
  await go(page, -1);
  await expect.poll(() => page.locator('h1').innerText()).toContain('404');
}

test(
  'Back to the 404 page leads to its place and its content',
  visiting(async ({ page }) => {
    await goBackToLostPage(page);
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  }),
);

test(
  'the place of a page that is still loading is not that of the 404 page on screen',
  visiting(async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 300 });
    await goBackToLostPage(page);
    await page.reload();
    await page.evaluate(() => dispatchEvent(new Event('pointermove')));
    await page.waitForSelector('html[data-hydrated]', { state: 'attached' });
    const letGo = await hold(page, /\/assets\/.*\.js$/);
    await go(page, 1);
    await page.waitForURL('**/guide/start/**');
    await scrollTo(page, 50);
    await atRest(page);
    letGo();
    await expect.poll(() => page.locator('h1').innerText()).not.toContain('404');
    await expect.poll(() => scrollOf(page)).toBe(400);
  }),
);
