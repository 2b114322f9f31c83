import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { atRest, FIXTURE, openHydrated, SITE, setUpBrowser, visiting } from './harness.ts';

setUpBrowser();

const phone = { viewport: { width: 390, height: 844 } } as const;

const heightOf = (page: Page, selector: string) =>
  page.evaluate((query) => document.querySelector(query)?.getBoundingClientRect().height ?? -1, selector);
const topOf = (page: Page, selector: string) =>
  page.evaluate((query) => document.querySelector(query)?.getBoundingClientRect().top ?? -1, selector);
/** Rounded: Firefox comes back to a section up to half a pixel off. */
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
/**
 * Goes through the history. In Firefox Playwright's `goBack` waits in vain for the load of a page that stays or is
 * restored. A page that is left at once gives the call no answer; what the test expects next shows whether it went.
 */
const go = (page: Page, steps: number) => page.evaluate((by) => history.go(by), steps).catch(() => undefined);
const scrollTo = (page: Page, top: number) => page.evaluate((value) => window.scrollTo(0, value), top);

test(
  'on a phone the navbar hides on scrolling down and returns on scrolling up, and the menu bar moves with it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    expect(await topOf(page, '.menu-bar')).toBe(56);
    await scrollTo(page, 600);
    await expect.poll(() => heightOf(page, '.navbar')).toBe(0);
    await expect.poll(() => topOf(page, '.menu-bar')).toBe(0);
    expect(await heightOf(page, '.menu-bar')).toBe(46);
    await scrollTo(page, 500);
    await expect.poll(() => heightOf(page, '.navbar')).toBe(56);
    await expect.poll(() => topOf(page, '.menu-bar')).toBe(56);
  }, phone),
);

test.each([
  [768, 0],
  [769, 72],
])('at %i px the bar is %i px high after scrolling down', (width, height) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      await scrollTo(page, 600);
      await atRest(page);
      expect(await heightOf(page, '.navbar')).toBe(height);
    },
    { viewport: { width, height: 844 } },
  )(),
);

test(
  'the bar stays while it has focus, and comes back when focus moves to it',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/`);
    await page.locator('.search-button').focus();
    await scrollTo(page, 600);
    await atRest(page);
    expect(await heightOf(page, '.navbar')).toBe(56);
    await page.locator('main').focus();
    await expect.poll(() => heightOf(page, '.navbar')).toBe(0);
    await page.locator('.navbar-hamburger').focus();
    await expect.poll(() => heightOf(page, '.navbar')).toBe(56);
  }, phone),
);

test(
  'with reduced motion nothing is animated',
  { tags: 'media' },
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/start/`);
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const { transitionDuration, animationName } = getComputedStyle(element);
            return transitionDuration !== '0s' || animationName !== 'none';
          })
          .map(({ className }) => className),
      );
      expect(moving).toEqual([]);
    },
    { ...phone, reducedMotion: 'reduce' },
  ),
);

test.each([
  ['', 'Back to top'],
  ['/zh', '回到顶部'],
])('%s/guide/basic/cli shows the back-to-top button once scrolled: %s', (prefix, name) =>
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}${prefix}/guide/basic/cli`);
    const button = page.getByRole('button', { name, exact: true });
    expect(await button.count()).toBe(0);
    await scrollTo(page, 500);
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => scrollOf(page)).toBe(0);
    await expect.poll(() => button.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('docs-content');
  })(),
);

test('at 390 px the button to the top covers neither text nor controls', () =>
  visiting(async ({ page }) => {
    for (const path of ['/', '/guide/start/', '/zh/guide/start/']) {
      await openHydrated(page, SITE + path);
      await scrollTo(page, 100_000);
      await page.waitForSelector('.scroll-to-top');
      await atRest(page);
      const hidden = await page.evaluate(() => {
        const box = document.querySelector('.scroll-to-top')?.getBoundingClientRect() as DOMRect;
        return [...document.querySelectorAll('p, li, a, button, summary, h2')]
          .filter((element) => !element.matches('.scroll-to-top') && element.checkVisibility())
          .filter((element) => {
            // Text under the bars is hidden anyway, and can be scrolled out.
            if (box.top < 60 && !element.closest('.menu-bar, .navbar')) return false;
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
      expect([path, ...hidden]).toEqual([path]);
    }
  }, phone)());

test(
  'with enableScrollToTop off there is no back-to-top button',
  visiting(async ({ page }) => {
    await openHydrated(page, `${FIXTURE}/guide/parts`);
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('div'), { id: 'long' })));
    await page.evaluate(() => ((document.querySelector('#long') as HTMLElement).style.height = '3000px'));
    await scrollTo(page, 1000);
    await atRest(page);
    expect(await page.locator('.scroll-to-top').count()).toBe(0);
  }),
);

test(
  'the landing page has a body class from 100 px of scrolling on, and a transparent navbar above that',
  visiting(async ({ page }) => {
    const bodyClass = () => page.evaluate(() => document.body.className);
    const ground = () =>
      page.locator('.navbar').evaluate((element) => getComputedStyle(element).backgroundColor.replace(/\s/g, ''));
    await openHydrated(page, `${SITE}/`);
    expect(await ground()).toBe('rgba(0,0,0,0)');
    await scrollTo(page, 99);
    await atRest(page);
    expect(await bodyClass()).toBe('');
    await scrollTo(page, 100);
    await expect.poll(bodyClass).toBe('not-top-arrived');
    await expect.poll(ground).not.toBe('rgba(0,0,0,0)');
    await scrollTo(page, 99);
    await expect.poll(bodyClass).toBe('');
    await scrollTo(page, 500);
    await expect.poll(bodyClass).toBe('not-top-arrived');
    await page.evaluate(() => document.querySelector<HTMLElement>('.hero-actions a')?.click());
    await page.waitForURL('**/quick-start');
    await expect.poll(bodyClass).toBe('');
  }),
);

test.each([
  [1440, 96],
  [1024, 142],
  [390, 126],
])('a page opened at a section shows it below the bars, before and after hydration: %i px', (width, top) =>
  visiting(
    async ({ page }) => {
      // Firefox positions sections by fractions of a pixel.
      const distance = async () => Math.abs((await topOf(page, '#exit-codes')) - top);
      for (const path of ['/guide/basic/cli#exit-codes', '/zh/guide/basic/cli#exit-codes']) {
        await page.goto('about:blank');
        await page.goto(SITE + path);
        await expect.poll(distance).toBeLessThan(1);
        await page.evaluate(() => dispatchEvent(new Event('pointermove')));
        await page.waitForTimeout(800);
        expect(await distance()).toBeLessThan(1);
      }
    },
    { viewport: { width, height: 844 } },
  )(),
);

test.each(['/', '/guide/start/quick-start', '/api/test-api/expect', '/zh/guide/basic/cli'])(
  '%s is complete before any interaction',
  (path) =>
    visiting(async ({ page }) => {
      const measure = () =>
        page.evaluate(() => [document.documentElement.scrollHeight, document.body.innerText.length] as const);
      await page.goto(SITE + path);
      const [height, text] = await measure();
      await openHydrated(page, SITE + path);
      await scrollTo(page, 100_000);
      const [laterHeight, laterText] = await measure();
      expect(Math.abs(laterHeight - height)).toBeLessThanOrEqual(height * 0.02);
      expect(text).toBeGreaterThanOrEqual(laterText * 0.98);
    })(),
);

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
  'Back leads to the end of the section that was left there, though the section is shorter in the rotated window',
  visiting(async ({ page }) => {
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
  }, phone),
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
  'the local outline opens by keyboard, closes on Escape with focus back on its button, and closes on choosing a section',
  visiting(async ({ page }) => {
    await openHydrated(page, `${SITE}/guide/start/quick-start`);
    const box = page.locator('.local-outline .dropdown-box');
    await page.locator('.local-outline summary').focus();
    await page.keyboard.press('Enter');
    expect(await box.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await box.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');
    await page.keyboard.press('Enter');
    await box.locator('text=Add scripts').click();
    await page.waitForURL('**#add-scripts');
    await expect.poll(() => box.isVisible()).toBe(false);
    await expect.poll(async () => Math.round(await topOf(page, '#add-scripts'))).toBe(126);
  }, phone),
);

test.each([
  [844, 330],
  [320, 256],
])('in a window of %i by %i px the local outline fits and scrolls to its last section', (width, height) =>
  visiting(
    async ({ page }) => {
      await openHydrated(page, `${SITE}/guide/basic/cli`);
      await page.click('.local-outline > summary');
      const box = page.locator('.local-outline .dropdown-box');
      expect(await box.evaluate((element) => element.getBoundingClientRect().bottom)).toBeLessThanOrEqual(height);
      const before = await scrollOf(page);
      const last = box.locator('a').last();
      await last.evaluate((link) => link.scrollIntoView({ block: 'nearest' }));
      expect(await last.evaluate((link) => link.getBoundingClientRect().bottom)).toBeLessThanOrEqual(height);
      expect(await scrollOf(page)).toBe(before);
    },
    { viewport: { width, height } },
  )(),
);
