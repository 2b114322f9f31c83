/** Storage and files that fail. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  activate,
  atRest,
  click,
  count,
  FIELD,
  hydrate,
  isMarked,
  listen,
  mark,
  onFreshSite,
  open,
  openHeld,
  openSearch,
  PAGE,
  path,
  press,
  run,
  search,
  setUpWebKit,
  textOf,
  visit,
} from './reader.ts';

setUpWebKit();

const START = '/guide/start/';
const isDark = async () => (await count('html.dark')) === 1;
const chosen = () => textOf('[role=tab][aria-selected=true]');

/** Uses every feature that stores something, and checks that the choices last for the visit. */
async function useWhatStores(): Promise<void> {
  await hydrate();
  await click('.navbar .theme-toggle');
  await expect.poll(isDark).toBe(true);
  await atRest();
  await click('[role=tab]', 'yarn');
  await expect.poll(chosen).toBe('yarn');
  await openSearch();
  await search('snapshot');
  await press(Key.ESCAPE);
  await expect.poll(() => count(FIELD)).toBe(0);
  await activate('.sidebar a[href$="/guide/basic/cli"]');
  await expect.poll(() => textOf('h1')).toBe('CLI');
  expect([await isDark(), await chosen()]).toEqual([true, 'yarn']);
}

describe('storage', () => {
  test('that is blocked: the page works without console messages, and choices last for the visit', () =>
    openHeld(async (release) => {
      await run(() => {
        const blocked = {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        };
        Object.defineProperties(window, { localStorage: blocked, sessionStorage: blocked });
      });
      const said = await listen();
      release();
      await useWhatStores();
      expect(await said()).toEqual([]);
    }));

  test('that is full: the page works without console messages, and choices last for the visit', () =>
    openHeld(async (release) => {
      await run(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      const said = await listen();
      release();
      await useWhatStores();
      expect(await said()).toEqual([]);
    }));

  test('that holds garbage: the page works without console messages, and new choices are stored', async () => {
    await run(
      'localStorage.setItem("theme", "{"); localStorage.setItem("tab:package-manager", "[["); localStorage.setItem("visited", "\\u0000")',
    );
    await visit(PAGE);
    const said = await listen();
    await useWhatStores();
    expect(await run('return [localStorage.theme, localStorage["tab:package-manager"]]')).toEqual(['dark', '1']);
    expect(await said()).toEqual([]);
  });

  test('the filter works when its text cannot be stored', async () => {
    await open('/config/');
    const said = await listen();
    await run(() => {
      history.replaceState = () => {
        throw new DOMException('too many changes', 'SecurityError');
      };
    });
    await press('clear-mocks');
    await expect.poll(() => count('.overview-page h3')).toBe(1);
    expect(await said()).toEqual([]);
  });
});

describe('a missing file', () => {
  test('on a link: the browser loads the target once, and the failure is logged', () =>
    onFreshSite(async (fresh) => {
      await open(START, fresh);
      await mark();
      fresh.lose(/\/quick-start-[^/]*\.js$/);
      fresh.takeRequests();
      await activate('.pager-next');
      await expect.poll(() => textOf('h1')).toBe('Quick start');
      expect(await isMarked()).toBe(false);
      expect(fresh.takeRequests().filter((each) => each === PAGE)).toHaveLength(1);
    }));

  test.each([
    ['the stylesheet', /\.css$/],
    ['every image', /\.svg$/],
    ['every script', /\.js$/],
  ])('%s: the page is readable and its links work', (_, missing) =>
    onFreshSite(async (fresh) => {
      fresh.lose(missing);
      await visit(START, fresh);
      expect(await textOf('article')).toContain('Rspack');
      await activate('.pager-next');
      await expect.poll(() => textOf('h1')).toBe('Quick start');
      expect(await path()).toBe(PAGE);
    }),
  );

  test('of React giving up: an error, and one full page load without a loop', () =>
    onFreshSite(async (fresh) => {
      await open(PAGE, fresh);
      fresh.takeRequests();
      // Moves and removes nodes that React holds.
      await run(() => {
        const main = document.querySelector('main');
        main?.parentElement?.append(...(main.childNodes as unknown as Node[]));
        document.querySelector('.outline')?.remove();
        main?.remove();
      });
      await activate('.sidebar a[href$="/guide/basic/cli"]');
      await expect.poll(() => textOf('main h1')).toBe('CLI');
      expect(fresh.takeRequests().filter((each) => each === '/guide/basic/cli')).toHaveLength(1);
    }));
});
