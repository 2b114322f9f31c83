/** Pages, links and history. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  activate,
  boxOf,
  click,
  CLIENT,
  count,
  goBack,
  goForward,
  hover,
  hydrate,
  isMarked,
  isShown,
  listen,
  mark,
  onFreshSite,
  open,
  PAGE,
  path,
  press,
  reload,
  run,
  scroll,
  scrollTo,
  setUpWebKit,
  textOf,
  title,
  violations,
  visit,
} from './reader.ts';

setUpWebKit();

const CLI = '/guide/basic/cli';
const heading = () => textOf('h1');
const topOf = async (selector: string) => Math.round((await boxOf(selector)).top);

describe('a page', () => {
  test('a link within the site is followed without a page load', async () => {
    await open(PAGE);
    await mark();
    await scrollTo(400);
    await activate('.pager-next');
    await expect.poll(heading).toBe('Features');
    expect([await path(), await isMarked(), await scroll()]).toEqual(['/guide/start/features', true, 0]);
    await expect.poll(title).toBe('Features - Rstest');
  });

  test('a new page is announced and gets the focus', async () => {
    await open(PAGE);
    await activate('.pager-next');
    await expect.poll(() => textOf('div[role=status].visually-hidden')).toBe('Features');
    expect(await run('return document.activeElement.id')).toBe('docs-content');
  });

  test('a path ending in /index shows the index page of its folder', async () => {
    await open('/guide/start/index');
    expect(await heading()).toBe('Introduction');
    await click('.sidebar a[href$="/features"]');
    await expect.poll(heading).toBe('Features');
  });

  test('a path with the segment of the default language redirects to the path without it', async () => {
    await visit(`/en${PAGE}?x=1#install`);
    await expect.poll(path).toBe(`${PAGE}?x=1#install`);
  });

  test.each(['#%E0%A4%A', '?navbar=0&navbar=1#%00'])(
    'with %s shows its page without console messages',
    async (rest) => {
      await open(`/guide/start/${rest}`);
      const said = await listen();
      expect(await heading()).toBe('Introduction');
      await activate('.pager-next');
      await expect.poll(heading).toBe('Quick start');
      expect(await said()).toEqual([]);
    },
  );

  test('the language switch keeps the page, the query and the hash', async () => {
    await open(`${CLI}?sidebar=0&outline=0#exit-codes`);
    await click('.language-switch > summary');
    await click('.language-switch a[hreflang^=zh]');
    await expect.poll(path).toBe(`/zh${CLI}?sidebar=0&outline=0#exit-codes`);
    await expect.poll(() => run('return document.documentElement.lang')).toBe('zh-CN');
    expect(await isShown('.sidebar')).toBe(false);
  });

  test('a page that fails to load ends the bar with a full page load', () =>
    onFreshSite(async (fresh) => {
      await open('/guide/start/', fresh);
      await mark();
      const release = fresh.hold(/\/assets\/.*\/features-.*\.js$/);
      await activate('.sidebar-link[href$="/features"]');
      await expect.poll(() => count('.bprogress')).toBe(1);
      fresh.lose(/\/assets\/.*\/features-.*\.js$/);
      release();
      await expect.poll(heading).toBe('Features');
      expect([await isMarked(), await count('.bprogress')]).toEqual([false, 0]);
    }));

  test('a slow page shows a progress bar that starts at 0.08 and is removed once the page is shown', () =>
    onFreshSite(async (fresh) => {
      await open('/guide/start/', fresh);
      const release = fresh.hold(/\/assets\/.*\/features-.*\.js$/);
      await activate('.sidebar-link[href$="/features"]');
      await expect.poll(() => count('.bprogress .bar')).toBe(1);
      const transform = await run<string>('return document.querySelector(".bprogress .bar").style.transform');
      const shown = 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
      expect(shown).toBeGreaterThanOrEqual(0.079);
      expect(shown).toBeLessThan(0.2);
      release();
      await expect.poll(heading).toBe('Features');
      await expect.poll(() => count('.bprogress')).toBe(0);
      expect(await violations(fresh)).toEqual([]);
    }));

  test('hydration fetches the page of a link that the pointer already rests on', () =>
    onFreshSite(async (fresh) => {
      const release = fresh.hold(CLIENT);
      await visit('/guide/start/', fresh);
      await hover('.sidebar-link[href$="/features"]');
      // Driven by WebDriver, the pointer arrives without a movement.
      await run('dispatchEvent(new Event("pointermove"))');
      release();
      await expect.poll(() => fresh.takeRequests().some((each) => /features[^/]*\.js$/.test(each))).toBe(true);
    }));

  // WebKit has no requestIdleCallback.
  test('scripts are prefetched after first paint and not before, however early the page has loaded', () =>
    onFreshSite(async (fresh) => {
      await visit('/guide/start/', fresh);
      const scripts = () =>
        run<number[]>(() =>
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
            .map(({ startTime }) => startTime),
        );
      await expect.poll(async () => (await scripts()).length).toBeGreaterThan(3);
      const painted = await run<number>('return performance.getEntriesByName("first-contentful-paint")[0].startTime');
      expect(Math.min(...(await scripts()))).toBeGreaterThanOrEqual(painted);
      expect(await count('html.awake')).toBe(0);
    }));
});

// Without the Navigation API, which WebKitGTK lacks.
describe('the history', () => {
  test('Back restores the page at its scroll position, and Forward shows the next page again', async () => {
    await open(PAGE);
    await scrollTo(400);
    await activate('.pager-next');
    await expect.poll(heading).toBe('Features');
    await scrollTo(250);
    await goBack();
    await expect.poll(heading).toBe('Quick start');
    await expect.poll(scroll).toBe(400);
    await goForward();
    await expect.poll(heading).toBe('Features');
    await expect.poll(scroll).toBe(250);
  });

  test('Back and Forward within a page restore the scroll position', async () => {
    await open(CLI);
    await scrollTo(300);
    await run('document.querySelectorAll(".outline a")[5].click()');
    await expect.poll(scroll).toBeGreaterThan(300);
    await goBack();
    await expect.poll(scroll).toBe(300);
  });

  test.each(['', '#exit-codes'])('a reload of %s returns to the place of the reader, once and again', async (hash) => {
    await open(CLI + hash);
    await scrollTo(300);
    for (let reloads = 0; reloads < 2; reloads++) {
      await reload();
      await hydrate();
      await expect.poll(scroll).toBe(300);
    }
  });

  test('a page opened at a section shows it below the bars, before and after hydration: %i px', async () => {
    await visit(`${CLI}#exit-codes`);
    await expect.poll(() => topOf('#exit-codes')).toBe(96);
    await hydrate();
    expect(await topOf('#exit-codes')).toBe(96);
  });

  test('a link to a section of another page scrolls to the section, and Tab continues from there', async () => {
    await open('/guide/start/');
    await run(() => {
      const href = '/guide/basic/cli#exit-codes';
      document.querySelector('article')?.prepend(Object.assign(document.createElement('a'), { id: 'deep', href }));
      document.querySelector<HTMLElement>('#deep')?.click();
    });
    await expect.poll(path).toBe(`${CLI}#exit-codes`);
    await expect.poll(() => topOf('#exit-codes')).toBe(96);
    await press(Key.TAB);
    const isAfter =
      'return document.getElementById("exit-codes").compareDocumentPosition(document.activeElement) === Node.DOCUMENT_POSITION_FOLLOWING';
    expect(await run(isAfter)).toBe(true);
  });

  test('Tab continues where the reader has pressed a text, on the first page and on one that a link has opened', async () => {
    const pressAndTab = async (heading: string) => {
      const text = `#${heading} + p`;
      await click(text);
      await press(Key.TAB);
      return run('return document.querySelector(arguments[0]).compareDocumentPosition(document.activeElement)', text);
    };
    const FOLLOWING = 4;
    await open(CLI);
    expect(await pressAndTab('rstest-run')).toBe(FOLLOWING);
    await activate('.sidebar a[href$="/test-filter"]');
    await expect.poll(() => run('return document.activeElement.id')).toBe('docs-content');
    expect(await pressAndTab('tests-of-uncommitted-changes')).toBe(FOLLOWING);
  });

  test('after Back within a page, Tab continues where the reader has come back to', async () => {
    await open(`${CLI}#rstest-run`);
    await activate('.outline a[href="#exit-codes"]');
    await expect.poll(path).toBe(`${CLI}#exit-codes`);
    await goBack();
    await expect.poll(path).toBe(`${CLI}#rstest-run`);
    await press(Key.TAB);
    expect(await run('return document.querySelector("#rstest-run ~ .code").matches(":focus-within")')).toBe(true);
  });
});
