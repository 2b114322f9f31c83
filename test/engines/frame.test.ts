/** The parts around the content, in windows of several sizes. */

import { Key } from 'selenium-webdriver';
import { expect, test } from 'vitest';
import {
  activate,
  atRest,
  attribute,
  boxOf,
  click,
  count,
  focus,
  focused,
  isShown,
  onFreshSite,
  open,
  PAGE,
  path,
  PHONE,
  press,
  resize,
  run,
  scroll,
  scrollTo,
  setUpWebKit,
  styleOf,
  textOf,
  turnWheel,
  visit,
} from './reader.ts';

setUpWebKit();

const CLI = '/guide/basic/cli';
const heading = () => textOf('h1');
const topOf = async (selector: string) => Math.round((await boxOf(selector)).top);

test('the first Tab stop is a skip link, and every stop has a visible focus outline', async () => {
  await open('/guide/start/');
  await press(Key.TAB);
  expect(await run('return document.activeElement.textContent')).toBe('Skip to content');
  await press(Key.ENTER);
  expect(await run('return document.activeElement.id')).toBe('docs-content');
  for (let stop = 0; stop < 5; stop++) {
    await press(Key.TAB);
    expect(await run('return getComputedStyle(document.activeElement).outlineStyle')).not.toBe('none');
  }
});

test('a window of 1280 px without room for the whole bar has all of it behind the menu button', async () => {
  await resize({ width: 1280, height: 720 });
  await open(CLI);
  expect(await isShown('.navbar-hamburger')).toBe(false);
  await run('document.documentElement.style.fontSize = "32px"');
  await click('.navbar-hamburger');
  await click('.nav-screen a', 'Config');
  await expect.poll(path).toBe('/config/');
});

test('on a phone the navbar hides on scrolling down and returns on scrolling up, and the menu bar moves with it', async () => {
  await resize(PHONE);
  await open('/guide/start/');
  expect(await topOf('.menu-bar')).toBe(56);
  await scrollTo(600);
  await expect.poll(async () => (await boxOf('.navbar')).height).toBe(0);
  await expect.poll(() => topOf('.menu-bar')).toBe(0);
  await scrollTo(500);
  await expect.poll(() => topOf('.menu-bar')).toBe(56);
});

test('the sidebar drawer opens from the menu bar, closes on Escape with focus back on its button, and closes on navigation', async () => {
  await resize(PHONE);
  await open('/guide/start/');
  await click('.menu-bar-button');
  expect([await isShown('.sidebar'), await styleOf('html', 'overflowY')]).toEqual([true, 'hidden']);
  await press(Key.ESCAPE);
  expect([await isShown('.sidebar'), await focused()]).toEqual([false, 'menu-bar-button']);
  await click('.menu-bar-button');
  await click('.sidebar a[href$="/features"]');
  await expect.poll(heading).toBe('Features');
  await expect.poll(() => isShown('.sidebar')).toBe(false);
});

test('the mobile navigation locks page scrolling, and closes on navigation and when the window grows to 768 px', async () => {
  await resize(PHONE);
  await open('/');
  await click('.navbar-hamburger');
  expect(await styleOf('html', 'overflowY')).toBe('hidden');
  await click('.nav-screen a', 'Guide');
  await expect.poll(heading).toBe('Introduction');
  await expect.poll(() => isShown('.nav-screen')).toBe(false);
  await click('.navbar-hamburger');
  await resize({ width: 1000, height: 844 });
  await expect.poll(() => isShown('.nav-screen:popover-open')).toBe(false);
});

test('the local outline opens by keyboard, closes on Escape with focus back on its button, and closes on choosing a section', async () => {
  await resize(PHONE);
  await open(PAGE);
  await focus('.local-outline');
  await press(Key.ENTER);
  await expect.poll(() => isShown('.outline')).toBe(true);
  await press(Key.ESCAPE);
  await expect.poll(() => isShown('.outline')).toBe(false);
  expect(await focused()).toBe('local-outline');
  await press(Key.ENTER);
  await click('.outline a[href="#add-scripts"]');
  await expect.poll(path).toBe(`${PAGE}#add-scripts`);
  await expect.poll(() => isShown('.outline')).toBe(false);
  await expect.poll(() => topOf('#add-scripts')).toBe(126);
});

test.each([
  ['.nav-screen', '.navbar-hamburger', 480],
  ['.sidebar', '.menu-bar-button', 800],
  ['.outline', '.local-outline', 1000],
])('%s closes when the Tab key leaves it, and not before', async (drawer, button, width) => {
  await resize({ width, height: 900 });
  await open(PAGE);
  await focus(button);
  await press(Key.ENTER);
  await expect.poll(() => isShown(drawer)).toBe(true);
  const isInside = () => run(`return document.activeElement.closest('${drawer}') !== null`);
  let stops = 0;
  for (await press(Key.TAB); await isInside(); await press(Key.TAB)) stops++;
  expect(stops).toBe(await count(`${drawer} :is(a:not(details:not([open]) *), button, summary)`));
  await expect.poll(() => count(`${drawer}:popover-open`)).toBe(0);
});

test('the outline has its title and marks the heading in view', async () => {
  await open(CLI);
  expect(await textOf('.outline-title')).toBe('ON THIS PAGE');
  await run('document.getElementById("exit-codes").scrollIntoView()');
  await expect.poll(() => textOf('.outline [aria-current]')).toBe('Exit codes');
});

test('the entry of the section in the address is in view, and so is each one that scrolling reaches', async () => {
  await open('/api/test-api/expect#tohavereturnedwith');
  const isInView = () =>
    run(() => {
      const { top, bottom } = (document.querySelector('.outline') as Element).getBoundingClientRect();
      const entry = document.querySelector('.outline [aria-current]')?.getBoundingClientRect();
      return entry !== undefined && entry.top >= top && entry.bottom <= bottom;
    });
  await expect.poll(isInView).toBe(true);
  expect(await textOf('.outline [aria-current]')).toBe('toHaveReturnedWith');
  await scrollTo(1_000_000);
  await expect.poll(() => textOf('.outline [aria-current]')).not.toBe('toHaveReturnedWith');
  await expect.poll(isInView).toBe(true);
});

// WebKit lacks scroll-initial-target.
test('the sidebar scrolls to the entry of the page, and the page itself stays at its top', async () => {
  await resize({ width: 1280, height: 720 });
  await open('/config/build/tools');
  const isInView = () =>
    run(() => {
      const { top, bottom } = (document.querySelector('.sidebar') as Element).getBoundingClientRect();
      const entry = document.querySelector('.sidebar [aria-current]')?.getBoundingClientRect() as DOMRect;
      return entry.height > 0 && entry.top >= top && entry.bottom <= bottom;
    });
  await expect.poll(isInView).toBe(true);
  expect(await scroll()).toBe(0);
});

// WebKit lacks calc-size().
test('at 390 px a title whose longest word does not fit beside the page tools moves below them, unbroken', async () => {
  await resize(PHONE);
  await visit('/config/test/maxConcurrency');
  const [tools, heading] = [await boxOf('.page-tools'), await boxOf('h1')];
  expect(heading.top).toBeGreaterThanOrEqual(tools.bottom);
  expect(heading.height).toBeLessThan(1.5 * Number.parseFloat(await styleOf('h1', 'lineHeight')));
});

test('the wheel scrolls the page over a sidebar and an outline that fit into the window', async () => {
  await resize({ width: 1440, height: 1100 });
  await open('/api/test-api/hooks');
  await turnWheel(150, 300, 200);
  await expect.poll(scroll).toBe(200);
  await turnWheel(1320, 300, 100);
  await expect.poll(scroll).toBe(300);
});

test('%s/guide/basic/cli shows the back-to-top button once scrolled: %s', async () => {
  await open(CLI);
  await scrollTo(500);
  await expect.poll(() => isShown('.scroll-to-top')).toBe(true);
  await focus('.scroll-to-top');
  await press(Key.ENTER);
  await expect.poll(scroll).toBe(0);
  await expect.poll(() => count('.scroll-to-top')).toBe(0);
});

test('the landing page has a body class from 100 px of scrolling on, and a transparent navbar above that', async () => {
  await open('/');
  expect(await styleOf('.navbar', 'backgroundColor')).toBe('rgba(0, 0, 0, 0)');
  await scrollTo(100);
  await expect.poll(() => run('return document.body.className')).toBe('not-top-arrived');
  await expect.poll(() => styleOf('.navbar', 'backgroundColor')).not.toBe('rgba(0, 0, 0, 0)');
  await scrollTo(99);
  await expect.poll(() => run('return document.body.className')).toBe('');
});

test('the query flags work in every combination, and a hidden navbar leaves no gap', async () => {
  await visit('/guide/start/?navbar=0&sidebar=0&outline=0&footer=0');
  for (const part of ['.navbar', '.sidebar', '.outline', '.doc-footer']) expect(await isShown(part)).toBe(false);
  expect(await topOf('.doc')).toBe(0);
});

test('the report link names the page, and when it is pressed the selected text and its section', async () => {
  await open(CLI);
  const body = async () => new URL((await attribute('.report-link', 'href')) ?? '').searchParams.get('body');
  expect(await body()).toContain(`${CLI}\nRstest version: `);
  await run(() => {
    getSelection()?.selectAllChildren(document.querySelector('#exit-codes ~ p') ?? document);
    document.querySelector('.report-link')?.addEventListener('click', (event) => event.preventDefault());
  });
  await click('.report-link');
  expect(await body()).toContain(`${CLI}#exit-codes\n`);
  expect(await body()).toContain('> ');
});

test('after the home page, whose styles load late, a page looks the same as when it is opened directly', () =>
  onFreshSite(async (fresh) => {
    const places = () =>
      run<string[]>(() =>
        [...document.querySelectorAll('header, main, main h1, main > *')].map((each) => {
          const { left, top, width, height } = each.getBoundingClientRect();
          return [left, top, width, height].map(Math.round).join(' ');
        }),
      );
    await visit('/guide/start/', fresh);
    const opened = await places();
    await open('/config/test/retry', fresh);
    await activate('.navbar-logo');
    await expect.poll(() => count('.hero')).toBe(1);
    await activate('main a[href="/guide/start/"]');
    await expect.poll(heading).toBe('Introduction');
    await expect.poll(places).toEqual(opened);
  }));

test('a text that is found in a closed menu does not open the menu', async () => {
  await open(`${PAGE}#:~:text=简体中文`);
  await atRest();
  expect(await count('.language-switch')).toBe(1);
  expect(await count('details.dropdown[open]')).toBe(0);
});
