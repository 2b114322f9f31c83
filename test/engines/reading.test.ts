/** What stands in a page: code, names in code, tabs, page tools, menus. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  attribute,
  boxOf,
  click,
  count,
  dismissDialog,
  focus,
  focused,
  hover,
  inOtherTab,
  isShown,
  listen,
  moveMouse,
  open,
  PAGE,
  pasted,
  path,
  PHONE,
  press,
  resize,
  run,
  setUpWebKit,
  site,
  textOf,
  textsOf,
  visit,
} from './reader.ts';

setUpWebKit();

const NOTE = '[role=tooltip]';
const chosen = () => textOf('[role=tab][aria-selected=true]');

test('code and tables are in the Tab order while they have to scroll', async () => {
  const boxes = () =>
    run<readonly (readonly [boolean, boolean])[]>(() =>
      [...document.querySelectorAll('.code > pre, .table')]
        .filter((box) => box.checkVisibility())
        .map((box) => [box.scrollWidth > box.clientWidth, box.hasAttribute('tabindex')]),
    );
  const wrong = async () => (await boxes()).filter(([scrolls, isStop]) => scrolls !== isStop);
  await resize({ width: 1280, height: 720 });
  await open('/guide/basic/cli');
  await expect.poll(wrong).toEqual([]);
  expect((await boxes()).length).toBeGreaterThan(10);
  await resize(PHONE);
  await expect.poll(wrong).toEqual([]);
  expect((await boxes()).filter(([scrolls]) => scrolls).length).toBeGreaterThan(0);
  await resize({ width: 1280, height: 720 });
});

describe('a name of the framework in code', () => {
  test('shows at hover its signature, summary, first release and page', async () => {
    await open('/guide/tests/mocking');
    await hover('.code pre a', 'fn');
    await expect.poll(() => textOf(NOTE)).toContain('Creates a mock function.');
    expect(await attribute('.code a[aria-describedby]', 'aria-describedby')).toBe(await attribute(NOTE, 'id'));
    expect((await boxOf(NOTE)).width).toBeLessThanOrEqual(250);
    await click(`${NOTE} a`);
    await expect.poll(path).toBe('/api/rstest/mockFunctions#rsfn');
    expect(await count(NOTE)).toBe(0);
  });

  test('keeps its note while the pointer is on either, and loses it when the pointer leaves', async () => {
    await open(PAGE);
    await hover('.code pre a', 'toBe');
    await expect.poll(() => count(NOTE)).toBe(1);
    await moveMouse(5, 5);
    await expect.poll(() => count(NOTE)).toBe(0);
  });

  test('has its note at keyboard focus; Escape closes it and leaves the focus', async () => {
    await open(PAGE);
    await click('.code:has(pre a) > .code-title');
    await press(Key.TAB);
    await expect.poll(() => count(NOTE)).toBe(1);
    await press(Key.ESCAPE);
    await expect.poll(() => count(NOTE)).toBe(0);
    expect(await count('.code pre a:focus')).toBe(1);
  });
});

describe('the clipboard', () => {
  test('gives names that are links as plain text', async () => {
    await open(PAGE);
    await hover('.code:has(pre a)');
    await click('.code:has(pre a) [data-code=copy]');
    await expect.poll(() => count('.code-copied')).toBe(1);
    expect(await pasted()).toMatch(/^import \{.*\} from '@rstest\/core';\n[^]*expect\(.*\)\.toBe\(/);
  });

  // Safari opens the clipboard during a press alone, before the text has arrived.
  test('copies the Markdown of the current page, also after navigation, and fetches each file once', async () => {
    await open('/guide/start/');
    await click('.pager-next');
    await expect.poll(() => textOf('h1')).toBe('Quick start');
    for (let times = 0; times < 2; times++) {
      await click('.page-tool');
      await expect.poll(() => attribute('.page-tool', 'data-state')).toBe('success');
      await expect.poll(() => attribute('.page-tool', 'data-state')).toBe('idle');
    }
    expect(site.takeRequests().filter((each) => each.endsWith('.md'))).toEqual([`${PAGE}.md`]);
    const markdown = await (await fetch(`${site.address}${PAGE}.md`)).text();
    expect(await pasted()).toBe(markdown);
  });

  test('%s: a prompt with the code asks the reader to copy by hand', async () => {
    await open(PAGE);
    await run('navigator.clipboard.writeText = () => Promise.reject(new Error("refused"))');
    await hover('.code');
    await click('.code [data-code=copy]');
    expect(await dismissDialog()).toMatch(/^Your browser refused the clipboard\./);
  });
});

describe('page tools', () => {
  test('toggles, and closes on a press outside, on Escape with focus back on its button, and on navigation', async () => {
    await open('/guide/start/');
    await focus('.open-menu > summary');
    await press(Key.ENTER, Key.TAB);
    expect(await run('return document.activeElement.textContent')).toBe('View as Markdown');
    await press(Key.ESCAPE);
    expect([await count('.open-menu[open]'), await run('return document.activeElement.tagName')]).toEqual([
      0,
      'SUMMARY',
    ]);
    await click('.open-menu > summary');
    expect(await count('.open-menu[open]')).toBe(1);
    await click('h1');
    expect(await count('.open-menu[open]')).toBe(0);
  });

  test('of %s links to its Markdown, and to the assistants with a question about its address', async () => {
    await open('/guide/basic/cli');
    await click('.open-menu > summary');
    await click('.open-menu a');
    await expect.poll(path).toBe('/guide/basic/cli.md');
    expect(await textOf('body')).toMatch(/^> Rstest .*\n+# /);
  });
});

describe('tabs', () => {
  test('the keys of the ARIA tabs pattern move choice and focus, and the group is one Tab stop', async () => {
    await open(PAGE);
    await focus('[role=tab][aria-selected=true]');
    for (const [key, name] of [
      [Key.ARROW_RIGHT, 'yarn'],
      [Key.END, 'bun'],
      [Key.ARROW_RIGHT, 'npm'],
    ] as const) {
      await press(key);
      expect([await run('return document.activeElement.textContent'), await chosen()]).toEqual([name, name]);
    }
    await press(Key.TAB);
    expect(await run('return document.querySelector("[role=tabpanel]").matches(":focus-within")')).toBe(true);
  });

  test('applies across the page, the next page, other browser tabs and a reload, and is stored as an index', async () => {
    await open(PAGE);
    await click('[role=tab]', 'pnpm');
    expect(await textsOf('[role=tab][aria-selected=true]')).toEqual(['pnpm', 'pnpm']);
    expect(await run('return localStorage["tab:package-manager"]')).toBe('2');
    await inOtherTab(async () => {
      await open('/config/test/testEnvironment');
      expect(await chosen()).toBe('pnpm');
      await click('[role=tab]', 'bun');
    });
    await expect.poll(chosen).toBe('bun');
  });

  test('shows before any script has loaded, and hydration causes no layout shift', async () => {
    await run('localStorage.setItem("tab:package-manager", "2")');
    await visit(PAGE);
    expect(await count('html.awake')).toBe(0);
    const shown = () =>
      run(() =>
        [...document.querySelectorAll<HTMLElement>('.tab-panel')]
          .filter((each) => each.checkVisibility())
          .map((each) => each.innerText.trim())
          .filter(Boolean),
      );
    const before = await shown();
    expect(before).toEqual(['pnpm add -D @rstest/core', 'pnpm rstest watch']);
    await open(PAGE);
    expect(await shown()).toEqual(before);
    expect(await chosen()).toBe('pnpm');
  });
});

describe('menus', () => {
  test('a menu opens by keyboard, closes on Escape and keeps focus', async () => {
    await open(PAGE);
    await focus('.language-switch > summary');
    await press(Key.ENTER);
    await expect.poll(() => isShown('.language-switch .dropdown-box')).toBe(true);
    await press(Key.ESCAPE);
    await expect.poll(() => isShown('.language-switch .dropdown-box')).toBe(false);
    expect(await focused()).toBe('dropdown-button');
  });

  test('at %i px the tool popover is in the window, below its button and right-aligned with it', async () => {
    await open(PAGE);
    await click('.tool-popover > summary');
    const [opener, popover] = [await boxOf('.tool-popover > summary'), await boxOf('.tool-popover > .dropdown-box')];
    expect(popover.top).toBeGreaterThanOrEqual(opener.bottom);
    expect(popover.right).toBeCloseTo(opener.right, 0);
    expect(popover.left).toBeGreaterThanOrEqual(0);
  });
});

// Until 2024 WebKit had a name of its own for the triangle.
test('a summary that has an icon draws no triangle, and one in the text of a page does', async () => {
  await open(PAGE);
  const indents = await run(() =>
    ['.sidebar', '.prose'].map((place) => {
      const summary = document.createElement('summary');
      const mark = document.createElement('i');
      summary.append(mark);
      const details = document.createElement('details');
      details.append(summary);
      document.querySelector(place)?.prepend(details);
      return mark.getBoundingClientRect().left > summary.getBoundingClientRect().left;
    }),
  );
  expect(indents).toEqual([false, true]);
});

describe('a page that the browser has translated', () => {
  test('keeps working: %s', async () => {
    await open(PAGE);
    const said = await listen();
    // A translation replaces texts by elements.
    await run(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const all: Text[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) all.push(text as Text);
      for (const text of all) {
        if (!text.data.trim() || text.parentElement?.closest('script')) continue;
        const font = document.createElement('font');
        font.textContent = text.data;
        text.replaceWith(font);
      }
    });
    await click('[role=tab]', 'bun');
    await expect.poll(chosen).toBe('bun');
    await run('document.querySelector(".pager-next").click()');
    await expect.poll(() => textOf('h1')).toBe('Features');
    expect(await said()).toEqual([]);
  });
});
