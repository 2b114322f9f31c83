/**
 * Checks that hold for every page of the site. Each page is opened once, for all of them, on a site built with React's
 * development checks, which report hydration mismatches. In Firefox, where a page
 * takes several seconds, one page in forty.
 */

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { bringAxe, createColorCheck, LAYOUT, showTheme, STRUCTURE, violations } from './axe.ts';
import { ENGINE } from './engine.ts';
import {
  DEVELOPMENT,
  headOf,
  messagesOf,
  onEveryRoute,
  openHydrated,
  setUpBrowser,
  SITE,
  siteRoutes,
} from './harness.ts';
import { sample } from '../support/sample.ts';

setUpBrowser();

const DESKTOP = { width: 1440, height: 900 };
const MOBILE = { width: 390, height: 844 };
/** A window of 320 px, less the widest scroll bar. */
const NARROW = { width: 303, height: 800 };
const LOST: readonly string[] = sample(1, ['/nowhere', '/zh/nowhere']);
/**
 * React's greeting, and its measurements, which Playwright shows in Firefox alone; Chromium's message that a hash takes
 * precedence over the autofocus of an overview's filter.
 */
const EXPECTED = /React DevTools|^timeStamp: |Autofocus processing was blocked/;

/** Findings on a page, each a line with its route. */
interface Seen {
  readonly desktop: readonly string[];
  readonly mobile: readonly string[];
  readonly said: readonly string[];
  readonly wide: readonly string[];
}

/** One per width, since neighbors and backgrounds of an element may differ. */
const colorsOnDesktop = createColorCheck();
const colorsOnMobile = createColorCheck();

async function look(page: Page, route: string): Promise<Seen> {
  await page.setViewportSize(DESKTOP);
  const said = await messagesOf(page, () => openHydrated(page, `${DEVELOPMENT + route}#docs-content`));
  await bringAxe(page);
  await showTheme(page, 'light');
  const { found: lightColors, isNew } = await colorsOnDesktop(page);
  const light = [...(await violations(page, STRUCTURE)), ...lightColors];
  const dark: string[] = [];
  // The dark theme and the desktop layout are checked only on pages where something looks new.
  if (isNew) {
    light.push(...(await violations(page, LAYOUT)));
    await showTheme(page, 'dark');
    dark.push(...(await colorsOnDesktop(page)).found);
  }
  await page.setViewportSize(MOBILE);
  const darkMobile = isNew ? (await colorsOnMobile(page)).found : [];
  await showTheme(page, 'light');
  const lightMobile = [...(await violations(page, LAYOUT))];
  if (isNew) lightMobile.push(...(await violations(page, STRUCTURE)), ...(await colorsOnMobile(page)).found);
  await page.setViewportSize(NARROW);
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const lines = (theme: string, found: readonly string[]) => found.map((line) => `${theme} ${route} ${line}`);
  return {
    desktop: [...lines('light', light), ...lines('dark', dark)],
    mobile: [...lines('light', lightMobile), ...lines('dark', darkMobile)],
    // The browser reports the status 404 of a lost page.
    said: LOST.includes(route)
      ? []
      : lines(
          '',
          said.filter((message) => !EXPECTED.test(message)),
        ),
    wide: isWide ? [route] : [],
  };
}

let seen: readonly Seen[] = [];

beforeAll(async () => {
  const all = await siteRoutes();
  const chosen = ENGINE === 'firefox' ? all.filter((_, index) => index % 40 === 0) : sample(8, all);
  const routes = [...chosen, ...sample(1, ['/sitemap', '/zh/sitemap']), ...LOST];
  // The server's light theme in a dark system is where a mismatch would show; Firefox cannot be given one.
  const reader = { timezoneId: 'Asia/Shanghai', colorScheme: ENGINE === 'firefox' ? 'light' : 'dark' } as const;
  seen = await onEveryRoute(routes, reader, look, async (context) => {
    await context.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        console.log(`policy: ${violatedDirective} ${blockedURI}`),
      );
    });
  });
}, 2_400_000);

test('axe finds nothing on any page, in both themes: desktop', () => {
  expect(seen.flatMap(({ desktop }) => desktop)).toEqual([]);
});

test('axe finds nothing on any page, in both themes: mobile', () => {
  expect(seen.flatMap(({ mobile }) => mobile)).toEqual([]);
});

test('no page logs anything, has a hydration mismatch or violates the policy', () => {
  expect(seen.flatMap(({ said }) => said)).toEqual([]);
});

test('at 320 px with a scroll bar, nothing but code and tables scrolls sideways', () => {
  expect(seen.flatMap(({ wide }) => wide)).toEqual([]);
});

test('every page is sent with a policy that allows nothing unsafe', async () => {
  for (const route of await siteRoutes()) {
    const policy = (await headOf(SITE + route)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  }
});
