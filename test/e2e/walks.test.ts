import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { WINDOWS, type Step } from '../walks/readers/step.ts';
import { openWindows, walkAnew, walkSeed, type Windows } from '../walks/readers/walks.ts';
import { sample } from '../support/sample.ts';
import { ENGINE } from './engine.ts';
import { connectBrowser, SITE, siteRoutes } from './harness.ts';

const PLAIN = inject('plain');
/** Seeds of random walks; `npm run test:walks` takes more. In Firefox, where one takes about ten seconds, four. */
const SEEDS = sample(
  4,
  Array.from({ length: ENGINE === 'firefox' ? 4 : 40 }, (_, index) => index + 1),
);

let browser: Browser;
let windows: Windows;
beforeAll(async () => {
  browser = await connectBrowser();
  windows = await openWindows(browser);
});
afterAll(() => browser.close());

const [PHONE, , DESKTOP] = WINDOWS;
const CLI = '/guide/basic/cli';
const WAKE: Step = { do: 'wake' };
const BACK: Step = { do: 'back' };
const RELOAD: Step = { do: 'reload' };
const SCROLL: Step = { do: 'scroll', at: 0.6 };
const LINK: Step = { do: 'link', at: 0.3 };
/** A link of the outline, which comes after the article. */
const SECTION: Step = { do: 'section', at: 0.9 };
const SAME_PAGE: Step = { do: 'samePage', at: 0 };
const MENU: Step = { do: 'menu', name: '.menu-bar-button' };
const OUTLINE: Step = { do: 'menu', name: '.local-outline' };
const MENU_LINK: Step = { do: 'menuLink', at: 0.5 };

/** Walks that once failed. */
const KNOWN: readonly [string, typeof PHONE | typeof DESKTOP, readonly Step[]][] = [
  ['Back after a jump from the top leads to the top', DESKTOP, [WAKE, SECTION, BACK]],
  ['a reload keeps the place', DESKTOP, [SCROLL, RELOAD, WAKE]],
  ['Back to another document keeps the place', DESKTOP, [SCROLL, { do: 'open', path: '/api/' }, BACK, WAKE]],
  ['Back after a reload keeps the place of an older entry', DESKTOP, [WAKE, SCROLL, LINK, RELOAD, WAKE, BACK]],
  ['Back after a reload leads to the page before, though nobody has moved', DESKTOP, [WAKE, LINK, RELOAD, BACK]],
  [
    'Back to an address that was opened once more leads to its top',
    DESKTOP,
    [WAKE, SCROLL, { do: 'otherAddress', ending: '' }, SECTION, BACK],
  ],
  [
    'a link to the page itself leads to its top, without an entry',
    DESKTOP,
    [WAKE, SCROLL, SAME_PAGE, SCROLL, SAME_PAGE],
  ],
  ['a link to the page leads from a section to the top', DESKTOP, [WAKE, SECTION, SAME_PAGE, BACK]],
  [
    'another address of the page reads as the page',
    DESKTOP,
    [{ do: 'otherAddress', ending: '/' }, WAKE, SECTION, SAME_PAGE],
  ],
  [
    'a section chosen before hydration closes its list',
    PHONE,
    [{ do: 'line', delayMs: 400 }, OUTLINE, MENU_LINK, WAKE],
  ],
  ['a menu opened after a reload stays open when the page is hydrated', PHONE, [WAKE, SAME_PAGE, RELOAD, MENU, WAKE]],
  ['a language switched keeps the place behind it', PHONE, [WAKE, SCROLL, { do: 'language' }, SCROLL, BACK]],
];

test.each(sample(4, KNOWN))('%s', async (_, viewport, steps) => {
  const start = { viewport, path: CLI };
  expect(await walkAnew(windows, { plain: PLAIN, app: SITE }, start, steps, new Map())).toBeUndefined();
});

const rules = new Map<string, number>();

test.each(SEEDS)(
  'on every step of random walk %i the application shows what the site without scripts shows',
  async (seed) => {
    const sites = { plain: PLAIN, app: SITE, paths: await siteRoutes() };
    expect(await walkSeed(windows, sites, seed, rules)).toBeUndefined();
  },
);

// A rule that is never applied excuses nothing, and may hide a fault.
test('random walks apply at least one rule for an intended difference', () => {
  expect(rules.size).toBeGreaterThan(0);
});
