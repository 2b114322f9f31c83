/** Parts that the site itself does not have: groups in the navigation, versions, wrapped code. */

import { setTimeout } from 'node:timers/promises';
import { Key } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  activate,
  attribute,
  beginVisit,
  click,
  clickAt,
  count,
  FIXTURE,
  focus,
  goBack,
  hover,
  isShown,
  moveMouse,
  open,
  path,
  press,
  run,
  setUpWebKit,
  styleOf,
  textOf,
  textsOf,
  VERSIONS,
  violations,
  visit,
} from './reader.ts';
import { serveForTests, type TestServer } from './test-server.ts';

setUpWebKit();

let fixture: TestServer;
let versions: TestServer;
beforeAll(async () => {
  [fixture, versions] = await Promise.all([serveForTests(FIXTURE), serveForTests(VERSIONS)]);
});
afterAll(() => {
  fixture.close();
  versions.close();
});

/** The fixture site has no search button, by which others show that the application has taken over. */
async function openFixture(address: string): Promise<void> {
  await visit(address, fixture);
  await run(
    () =>
      new Promise((done) => {
        addEventListener('docs:hydrated', () => done(undefined));
        dispatchEvent(new Event('pointermove'));
      }),
  );
}

const box = () => isShown('.nav-dropdown .dropdown-box');
const focusedText = () => run<string>('return document.activeElement.textContent');

describe('the navigation', () => {
  test('a navigation group opens on hover and closes no earlier than 150 ms after the mouse has left', async () => {
    await openFixture('/guide/');
    // The first position of a mouse is no movement in WebKit.
    await moveMouse(700, 600);
    await hover('.nav-dropdown > summary');
    await expect.poll(box).toBe(true);
    await moveMouse(700, 600);
    await expect.poll(box).toBe(false);
  });

  test('a pressed group stays open when the mouse leaves; a press outside and a chosen link close it', async () => {
    await openFixture('/guide/');
    await click('.nav-dropdown > summary');
    await expect.poll(box).toBe(true);
    await moveMouse(700, 600);
    // A group that the mouse has opened would close after 150 ms.
    await setTimeout(500);
    expect(await box()).toBe(true);
    await clickAt(700, 600);
    await expect.poll(box).toBe(false);
    await click('.nav-dropdown > summary');
    await click('.nav-dropdown a', 'Parts');
    await expect.poll(path).toMatch(/^\/guide\/parts/);
    await expect.poll(box).toBe(false);
  });

  test('by keyboard a group opens with Enter, Space and ArrowDown, arrows move through it, and Escape restores focus', async () => {
    await openFixture('/guide/');
    await focus('.nav-dropdown > summary');
    await press(Key.ARROW_DOWN);
    expect(await focusedText()).toBe('Parts');
    await press(Key.END);
    expect(await focusedText()).toBe('Elsewhere, deeper');
    await press(Key.ARROW_DOWN);
    expect(await focusedText()).toBe('Parts');
    await press(Key.ESCAPE);
    expect(await focusedText()).toContain('Library');
    for (const key of [Key.ENTER, Key.SPACE]) {
      await press(key);
      await expect.poll(box).toBe(true);
      await press(Key.ESCAPE);
      await expect.poll(box).toBe(false);
    }
  });

  test('the navbar shows five social links and a button for the rest, and each mode shows its content', async () => {
    await openFixture('/guide/');
    expect(await count('.navbar .social-links > li')).toBe(6);
    await click('.navbar .social-links > li:last-child > .dropdown > summary');
    expect(await isShown('.social-rest')).toBe(true);
    await press(Key.ESCAPE);
    expect(await isShown('.social-rest')).toBe(false);
  });

  test('the sidebar marks the current page and opens its group, and closed groups open by keyboard', async () => {
    await openFixture('/guide/');
    expect(await textOf('.sidebar [aria-current=page]')).toBe('Welcome');
    await focus('.sidebar details:not([open]) > summary');
    await press(Key.ENTER);
    await click('.sidebar a[href="/guide/last"]');
    await expect.poll(() => textOf('.sidebar [aria-current=page]')).toContain('Last');
    await goBack();
    await expect.poll(() => textOf('.sidebar [aria-current=page]')).toBe('Welcome');
  });
});

describe('a code block', () => {
  test('wraps lines as the configuration or its meta string says, and its button toggles wrapping', async () => {
    await openFixture('/guide/parts');
    const wraps = async () => [
      (await styleOf('.code[data-lang=ts] pre', 'whiteSpace')).startsWith('pre-wrap'),
      await attribute('.code[data-lang=ts] [data-code=wrap]', 'aria-pressed'),
    ];
    expect(await wraps()).toEqual([true, 'true']);
    await hover('.code[data-lang=ts]');
    await click('.code[data-lang=ts] [data-code=wrap]');
    expect(await wraps()).toEqual([false, 'false']);
  });
});

describe('hidden panels', () => {
  test('show their tab when a link or a search leads into them', async () => {
    await openFixture('/guide/parts');
    await run(
      'document.querySelectorAll("[data-group=engine] .tab-panel")[1].querySelector("p:last-child").id = "found"',
    );
    await run('location.hash = "#found"');
    await expect.poll(() => textOf('[data-group=engine] [aria-selected=true]')).toBe('Second');
  });
});

test('a page without a navbar scrolls to sections without room for one', async () => {
  await visit('/blank', fixture);
  expect(await styleOf('html', 'scrollPaddingTop')).toBe('24px');
});

test('HTML of the configuration shows after a link to another layout, without a violation', async () => {
  await visit('/blank', fixture);
  fixture.takeReports();
  await openFixture('/blank');
  await run('history.pushState(null, "", "/guide/"); dispatchEvent(new PopStateEvent("popstate"))');
  await expect.poll(() => count('.navbar .social-links > li')).toBe(6);
  await click('.navbar .social-links > li:last-child > .dropdown > summary');
  await click('.social-rest .social-entry > summary');
  expect(await textOf('.social-rest b')).toBe('all of us');
  expect(await violations(fixture)).toEqual([]);
});

test('with localeRedirect never, nobody is redirected', async () => {
  await beginVisit(fixture);
  await run('localStorage.clear()');
  await visit('/zh/guide/', fixture);
  expect(await path()).toBe('/zh/guide/');
});

describe('versions', () => {
  test('the version switch keeps the page, its section and its language, and shows the current version', async () => {
    await beginVisit(versions);
    await open('/zh/guide/', versions);
    expect(await textOf('.version-switch > summary')).toContain('v2');
    await click('.version-switch > summary');
    await click('.version-switch a[href^="/v1/"]');
    await expect.poll(path).toBe('/v1/zh/guide/');
    await expect.poll(() => textOf('h1')).toBe('v1 的开始');
  });

  test('links, navigation, sidebar, logo and language switch stay in the version', async () => {
    await beginVisit(versions);
    await open('/v1/guide/', versions);
    expect(await attribute('.navbar-logo', 'href')).toBe('/v1/');
    expect(await textsOf('.sidebar-link')).toEqual(['Start of old']);
    await activate('.language-switch a[hreflang^=zh]');
    await expect.poll(path).toBe('/v1/zh/guide/');
  });
});
