/** Presses that come before the application, and an application that does not come. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  activate,
  click,
  CLIENT,
  count,
  FIELD,
  focus,
  isShown,
  onFreshSite,
  openHeld,
  path,
  PHONE,
  press,
  pressWith,
  resize,
  run,
  scroll,
  setUpWebKit,
  textOf,
  valueOf,
  visit,
} from './reader.ts';

setUpWebKit();

const START = '/guide/start/';
const isDark = async () => (await count('html.dark')) === 1;
const whenHydrated = () => expect.poll(() => count('.search-button[role=button]')).toBe(1);

describe('before the application', () => {
  test('a press on the theme toggle takes effect once, when the scripts have loaded', () =>
    openHeld(async (release) => {
      await click('.navbar .theme-toggle');
      expect(await isDark()).toBe(false);
      release();
      await expect.poll(isDark).toBe(true);
      await whenHydrated();
      expect(await isDark()).toBe(true);
    }));

  test('text typed after Ctrl+K, before any script has loaded, ends up in the field', () =>
    openHeld(async (release) => {
      await pressWith(Key.CONTROL, 'k');
      await press('mokc', Key.BACK_SPACE, Key.BACK_SPACE, 'ck/1');
      expect(await count(FIELD)).toBe(0);
      release();
      await expect.poll(() => valueOf(FIELD)).toBe('mock/1');
    }));

  test('on a page that was %s, arrows and Enter move through the results, not the page', () =>
    openHeld(async (release) => {
      await focus('.navbar-logo');
      await pressWith(Key.CONTROL, 'k');
      await press('coveragx', Key.BACK_SPACE, 'e', Key.ARROW_DOWN, Key.ARROW_DOWN, Key.ARROW_UP, Key.ENTER);
      release();
      await expect.poll(path).toMatch(/^\/config\/test\/coverage#/);
    }, START));

  test('Escape before hydration cancels the search and releases the keyboard', () =>
    openHeld(async (release) => {
      await pressWith(Key.CONTROL, 'k');
      await press('co', Key.ESCAPE);
      release();
      await whenHydrated();
      expect(await count('.search-dialog')).toBe(0);
    }));

  test('a language chosen before hydration keeps query and section', () =>
    openHeld(async () => {
      // Only now: a scroll before `load` starts the application, and WebKit's `load` would wait for the held file.
      await run('location.hash = "#where-to-go-next"');
      await click('.language-switch > summary');
      await click('.language-switch a[hreflang^=zh]');
      await expect.poll(path).toBe('/zh/guide/start/?a=1#where-to-go-next');
    }, '/guide/start/?a=1'));

  test('arrow keys on tabs take effect when the scripts have loaded', () =>
    openHeld(async (release) => {
      await focus('[role=tab]');
      await press(Key.ARROW_RIGHT, Key.ARROW_RIGHT);
      release();
      await expect.poll(() => textOf('[role=tab][aria-selected=true]')).toBe('pnpm');
    }));

  test('a sidebar group that the reader closed stays closed', () =>
    openHeld(async (release) => {
      const groups = await count('.sidebar-group[open]');
      await click('.sidebar-group[open] > summary');
      release();
      await whenHydrated();
      expect(await count('.sidebar-group[open]')).toBe(groups - 1);
    }, START));

  test('a press before hydration opens the image afterwards', () =>
    openHeld(async (release) => {
      await click('article img');
      release();
      await expect.poll(() => count('.medium-zoom-overlay')).toBe(1);
    }, START));

  test('the %s of a phone, opened and scrolled before hydration, stays there', async () => {
    await resize(PHONE);
    await openHeld(async (release) => {
      await activate('.menu-bar-button');
      await run('document.querySelector(".sidebar").scrollTo(0, 0)');
      release();
      await whenHydrated();
      expect(await run('return document.querySelector(".sidebar").scrollTop')).toBe(0);
      expect(await isShown('.sidebar')).toBe(true);
    }, '/config/build/tools');
  });
});

describe('without the application', () => {
  test('when the scripts fail to load, the search says so, keeps the typed text, and its button tries again', () =>
    onFreshSite(async (fresh) => {
      const find = fresh.lose(CLIENT);
      await visit(START, fresh);
      await pressWith(Key.CONTROL, 'k');
      await expect.poll(() => isShown('#docs-search-failure')).toBe(true);
      await press('cov');
      find();
      await click('#docs-search-failure button');
      await expect.poll(() => valueOf(FIELD)).toBe('cov');
    }));

  test('when the scripts fail to load, the page stays readable, and a later press tries again', () =>
    onFreshSite(async (fresh) => {
      const find = fresh.lose(CLIENT);
      await visit(START, fresh);
      await click('.navbar .theme-toggle');
      await expect.poll(() => fresh.takeRequests().some((each) => CLIENT.test(each))).toBe(true);
      expect([await textOf('h1'), await isDark(), await scroll()]).toEqual(['Introduction', false, 0]);
      find();
      await click('.navbar .theme-toggle');
      await expect.poll(isDark).toBe(true);
    }));
});
