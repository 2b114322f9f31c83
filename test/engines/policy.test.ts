/** The Content-Security-Policy, Trusted Types, and a browser without scripts. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  click,
  count,
  DIST,
  isShown,
  onFreshSite,
  open,
  openSearch,
  PAGE,
  path,
  PHONE,
  press,
  resize,
  run,
  search,
  setUpWebKit,
  site,
  textOf,
  violations,
  visit,
} from './reader.ts';

setUpWebKit();

describe('the policy', () => {
  test.each(['/', PAGE, '/api/', '/config/', '/zh/guide/basic/cli', '/sitemap', '/gone'])(
    '%s, its search and its menus violate nothing',
    async (address) => {
      await open(address);
      await openSearch();
      await search('mock');
      await press(Key.ESCAPE);
      await click('.language-switch > summary');
      await click('.navbar .theme-toggle');
      expect(await violations()).toEqual([]);
    },
  );

  test('a violation is reported, so the check can fail', async () => {
    await open(PAGE);
    await run(
      'document.body.append(Object.assign(document.createElement("style"), { textContent: "p { color: red }" }))',
    );
    await expect.poll(() => site.takeReports().length).toBeGreaterThan(0);
  });

  test('pages, tabs, zoom, search and progress bar work without a violation, and the search in its worker', () =>
    onFreshSite(async (fresh) => {
      await open('/guide/start/', fresh);
      await click('article img');
      await expect.poll(() => count('.medium-zoom--opened')).toBe(1);
      await press(Key.ESCAPE);
      await expect.poll(() => count('.medium-zoom-overlay')).toBe(0);
      await openSearch();
      await search('coverage');
      await press(Key.ESCAPE);
      expect(fresh.takeRequests().filter((each) => each.includes('/search-worker'))).toHaveLength(1);
      await run('document.querySelector(".pager-next").click()');
      await expect.poll(() => textOf('h1')).toBe('Quick start');
      await click('[role=tab]', 'yarn');
      const release = fresh.hold(/\/features-[^/]*\.js$/);
      await run('document.querySelector(".pager-next").click()');
      await expect.poll(() => count('.bprogress .bar')).toBe(1);
      release();
      await expect.poll(() => textOf('h1')).toBe('Features');
      expect(await violations(fresh)).toEqual([]);
    }));

  test('a string as HTML or as the address of a script, and a second policy, are refused', async () => {
    await open('/guide/start/');
    const refused = await run(() => {
      const attempts = [
        () => (document.body.innerHTML = '<b>planted</b>'),
        () => document.body.insertAdjacentHTML('beforeend', '<b>planted</b>'),
        () => (document.createElement('script').src = '/planted.js'),
        () =>
          (
            window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('planted', {}),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError', 'TypeError']);
  });
});

describe('without scripts', () => {
  const withoutScripts = (work: () => Promise<void>, address = '/guide/start/') =>
    onFreshSite(
      async (bare) => {
        await visit(address, bare);
        expect(await count('html.js')).toBe(0);
        await work();
      },
      DIST,
      false,
    );

  test('the article is readable, its code is colored and every tab shows under its label', () =>
    withoutScripts(async () => {
      expect(await textOf('article')).toContain('This page takes you from an empty folder');
      for (const name of ['npm', 'yarn', 'pnpm', 'bun']) expect(await textOf('article')).toContain(`${name} `);
      expect([await isShown('.code .k'), await isShown('.tab-title'), await isShown('[role=tablist]')]).toEqual([
        true,
        true,
        false,
      ]);
    }, PAGE));

  test('the links of the sidebar, the outline and the language switch work', () =>
    withoutScripts(async () => {
      await click('.sidebar a[href$="/quick-start"]');
      await expect.poll(() => textOf('h1')).toBe('Quick start');
      await click('.outline a[href="#install"]');
      await expect.poll(path).toBe(`${PAGE}#install`);
      await click('.language-switch > summary');
      await click('.language-switch a[hreflang^=zh]');
      await expect.poll(path).toMatch(/^\/zh\/guide\/start\/quick-start/);
    }));

  test('a menu that opens closes the one that was open', () =>
    withoutScripts(async () => {
      await click('.open-menu > summary');
      await click('.language-switch > summary');
      expect([await count('.dropdown[open]'), await isShown('.language-switch .dropdown-box')]).toEqual([1, true]);
    }));

  test('the mobile navigation and the sidebar open and close', async () => {
    await resize(PHONE);
    await withoutScripts(async () => {
      await click('.navbar-hamburger');
      expect(await isShown('.nav-screen')).toBe(true);
      await click('.nav-screen .drawer-head button');
      expect(await isShown('.nav-screen')).toBe(false);
      await click('.menu-bar-button');
      await click('.sidebar a[href$="/features"]');
      await expect.poll(() => textOf('h1')).toBe('Features');
    });
  });

  test('the search button of %s is a link to %s, a list of all pages', () =>
    withoutScripts(async () => {
      await click('.search-button');
      await expect.poll(path).toBe('/sitemap');
      expect(await textOf('h1')).toBe('All pages');
    }));

  test('works without scripts, with the public address of the site', () =>
    withoutScripts(async () => {
      await click('.open-menu > summary');
      expect(await run('return document.querySelectorAll(".open-menu a")[2].href')).toContain(
        encodeURIComponent('https://rstest.rs/guide/start/'),
      );
    }));

  test('a name of the framework in code is a link', () =>
    withoutScripts(async () => {
      await run('document.querySelector(".code pre a").scrollIntoView({ block: "center" })');
      await click('.code pre a');
      await expect.poll(path).toMatch(/^\/api\//);
    }, PAGE));
});
