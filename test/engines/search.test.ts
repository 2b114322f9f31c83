/** The search dialog. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  ACTIVE,
  attribute,
  boxOf,
  click,
  clickAt,
  count,
  FIELD,
  focus,
  focused,
  goBack,
  hydrate,
  inOpenedTab,
  listen,
  onFreshSite,
  open,
  openSearch,
  path,
  PHONE,
  press,
  pressWith,
  reload,
  resize,
  run,
  search,
  setUpWebKit,
  styleOf,
  textOf,
  textsOf,
  valueOf,
} from './reader.ts';

setUpWebKit();

const START = '/guide/start/';
const INDEX = /\/assets\/search\/en-[^/]+\.json$/;
const isOpen = async () => (await count(FIELD)) === 1;
const status = () => textOf('.search-dialog [role=status]');

describe('the search dialog', () => {
  test.each([
    ['a press on the button', () => click('.search-button'), ''],
    ['Ctrl+K', () => pressWith(Key.CONTROL, 'k'), ''],
    ['Command+K', () => pressWith(Key.META, 'k'), ''],
    ['/', () => press('/'), ''],
    ['a letter on the focused button', () => focus('.search-button').then(() => press('m')), 'm'],
  ])('%s opens the search dialog with focus in its field and without navigating', async (_, openDialog, text) => {
    await open(START);
    await openDialog();
    await expect.poll(isOpen).toBe(true);
    await expect.poll(() => valueOf(FIELD)).toBe(text);
    expect(await run('return document.activeElement.getAttribute("role")')).toBe('combobox');
    expect(await path()).toBe(START);
  });

  test('one Escape closes the search dialog even with a query, and focus returns to the search button', async () => {
    await open(START);
    await focus('.search-button');
    await press('c');
    await expect.poll(isOpen).toBe(true);
    await search('overage');
    await press(Key.ESCAPE);
    await expect.poll(isOpen).toBe(false);
    expect(await focused()).toBe('search-button');
  });

  test.each([
    ['a menu', '.language-switch > summary', '.language-switch a'],
    ['the mobile menu', '.navbar-hamburger', '.nav-screen a'],
  ])('Escape closes a search opened from %s, and focus returns to the button of the menu', async (_, button, entry) => {
    if (button === '.navbar-hamburger') await resize(PHONE);
    await open(START);
    await click(button);
    await focus(entry);
    await pressWith(Key.CONTROL, 'k');
    await expect.poll(isOpen).toBe(true);
    await press(Key.ESCAPE);
    await expect.poll(isOpen).toBe(false);
    expect(await run('return document.activeElement.matches(arguments[0])', button)).toBe(true);
  });

  test('while the search is open the rest of the page is inert; Escape closes it from any focus and restores the page', async () => {
    await open(START);
    await openSearch();
    await expect.poll(() => count('.page[inert]')).toBe(1);
    expect(await styleOf('html', 'overflowY')).toBe('hidden');
    await run('document.activeElement.blur()');
    await press(Key.ESCAPE);
    await expect.poll(isOpen).toBe(false);
    expect(await count('[inert]')).toBe(0);
  });

  test('a click on the backdrop closes the search dialog; a click inside, or a drag that starts or ends inside, does not', async () => {
    await open(START);
    await openSearch();
    await search('coverage');
    await clickAt(720, 130);
    expect(await isOpen()).toBe(true);
    await clickAt(60, 500);
    await expect.poll(isOpen).toBe(false);
  });

  test('ArrowUp and ArrowDown move the active result, wrap and scroll it into view, and Enter opens it and closes the dialog', async () => {
    await open(START);
    await openSearch();
    await search('coverage');
    await press(Key.ARROW_UP);
    const last = (await count('[role=option]')) - 1;
    const chosen = () =>
      run('return [...document.querySelectorAll("[role=option]")].findIndex((each) => each.ariaSelected === "true")');
    expect(await chosen()).toBe(last);
    await expect
      .poll(async () => (await boxOf(ACTIVE)).bottom - (await boxOf('.search-results')).bottom)
      .toBeLessThanOrEqual(1);
    await press(Key.ARROW_DOWN, Key.ARROW_DOWN);
    expect(await chosen()).toBe(1);
    const href = await attribute(ACTIVE, 'href');
    await press(Key.ENTER);
    await expect.poll(path).toBe(href);
    expect(await isOpen()).toBe(false);
  });

  test('%s opens the active result in %s, and the search dialog stays open', async () => {
    await open(START);
    await openSearch();
    await search('coverage');
    const href = await attribute(ACTIVE, 'href');
    await inOpenedTab(
      () => pressWith(Key.CONTROL, Key.ENTER),
      () => expect.poll(path).toBe(href),
    );
    expect([await path(), await isOpen()]).toEqual([START, true]);
  });

  test('results are grouped by page with marked matches, their count is announced, and a click opens one', async () => {
    await open(START);
    await openSearch();
    await search('testEnvironment');
    expect(await textOf('.search-group-title')).toContain('testEnvironment');
    expect(await textOf('[role=group] mark')).toMatch(/^test/i);
    await expect.poll(async () => (await status()) === `Results: ${await count('[role=option]')}`).toBe(true);
    await click('[role=option]');
    await expect.poll(path).toContain('/config/test/testEnvironment');
  });

  test('an opened result becomes a recent search that can be made a favorite and removed, across reloads', async () => {
    await open(START);
    await openSearch();
    await search('coverage');
    await press(Key.ENTER);
    await expect.poll(path).toContain('coverage');
    await open(START);
    await openSearch();
    expect(await count('.saved-link')).toBe(1);
    await click('.search-dialog button[aria-label^="Save "]');
    await reload();
    await hydrate();
    await openSearch();
    expect(await count('.saved-link')).toBe(1);
    await click('.search-dialog button[aria-label^="Remove "]');
    await expect.poll(() => count('.saved-link')).toBe(0);
  });

  test('on a Chinese page the texts and results of the search dialog are Chinese', async () => {
    await open('/zh/guide/start/');
    await openSearch();
    expect(await attribute(FIELD, 'placeholder')).toBe('搜索文档');
    await search('覆盖率');
    await expect.poll(async () => (await textsOf('[role=option]')).join()).toContain('覆盖率');
    expect(await attribute('[role=option]', 'href')).toMatch(/^\/zh\//);
  });

  // Safari ends the composition before it fires the key event, which then has this code alone.
  test('the Enter that ends an input method’s composition opens nothing', async () => {
    await open(START);
    await openSearch();
    await search('coverage');
    await run(
      'document.querySelector(arguments[0]).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", keyCode: 229, bubbles: true, cancelable: true }))',
      FIELD,
    );
    expect([await path(), await isOpen()]).toEqual([START, true]);
    await press(Key.ENTER);
    await expect.poll(path).toContain('coverage');
  });

  test('Back in the browser closes the search', async () => {
    await open(START);
    await run('document.querySelector(".pager-next").click()');
    await expect.poll(() => textOf('h1')).toBe('Quick start');
    await openSearch();
    await goBack();
    await expect.poll(isOpen).toBe(false);
  });

  test('at 390 px the search fills the screen above the keyboard, and the page behind does not scroll', async () => {
    await resize(PHONE);
    await open(START);
    await click('.search-button');
    await expect.poll(isOpen).toBe(true);
    const whole = await run<number>('return innerHeight');
    const box = async () => {
      const { top, left, height } = await boxOf('.search-box');
      return { top, left, height };
    };
    expect(await box()).toEqual({ top: 0, left: 0, height: whole });
    // Stands in for the on-screen keyboard.
    await run(
      'Object.defineProperty(visualViewport, "height", { value: 420 }); visualViewport.dispatchEvent(new Event("resize"))',
    );
    await expect.poll(box).toEqual({ top: 0, left: 0, height: 420 });
    expect(await styleOf('html', 'overflowY')).toBe('hidden');
  });

  test('an empty result shows the query as plain text and a link to report it', async () => {
    await open(START);
    const said = await listen();
    await openSearch();
    const query = '<img src=x onerror=alert(1)>"zzqxj vvqkw';
    await press(query);
    await expect.poll(status).toBe(`No results for "${query}"`);
    expect(await count('.search-dialog img')).toBe(0);
    expect(new URL((await attribute('.search-report', 'href')) ?? '').searchParams.get('title')).toBe(query);
    expect(await said()).toEqual([]);
  });

  test('the search field accepts at most 512 characters and has no autocomplete, autocorrect or spellcheck', async () => {
    await open(START);
    await openSearch();
    await run('document.execCommand("insertText", false, "x".repeat(600))');
    expect(await valueOf(FIELD)).toHaveLength(512);
    for (const name of ['autocomplete', 'autocorrect', 'autocapitalize'])
      expect(await attribute(FIELD, name)).toBe('off');
    expect(await attribute(FIELD, 'spellcheck')).toBe('false');
  });

  test('unsafe entries in storage are neither run nor linked', async () => {
    const recent = ['javascript:document.title=1', '//evil.example', '/\\evil.example', '/guide/start/'].map((url) => ({
      url,
      title: '<img src=x onerror=document.title=1>',
      trail: '',
    }));
    await run('localStorage.setItem("docs:searches:en", arguments[0])', JSON.stringify({ recent, favorites: [] }));
    await open(START);
    await openSearch();
    await expect.poll(() => textsOf('.saved-link')).toEqual(['<img src=x onerror=document.title=1>']);
    expect(await count('.search-dialog img')).toBe(0);
  });

  test.each([
    ['the index fails to load', INDEX],
    ['its worker fails to load', /\/assets\/search-worker-/],
  ])('when %s the error screen says so, and a retry finds results', (_, files) =>
    onFreshSite(async (fresh) => {
      await open(START, fresh);
      const find = fresh.lose(files);
      await openSearch();
      await press('c');
      await expect.poll(status).toMatch(/^Unable to fetch results/);
      find();
      await click('.search-dialog button', 'Try again');
      await expect.poll(() => count('[role=option]')).toBeGreaterThan(0);
    }),
  );

  test('Enter while the dialog loads opens the first result for the typed text, not the focused link', () =>
    onFreshSite(async (fresh) => {
      await open(START, fresh);
      const release = fresh.hold(/\/assets\/search-.*\.js$/);
      await focus('.navbar-logo');
      await pressWith(Key.CONTROL, 'k');
      await press('coverage', Key.ENTER);
      release();
      await expect.poll(path).toContain('coverage');
    }));
});
