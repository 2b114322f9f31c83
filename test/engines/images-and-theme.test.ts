/** Images that open, and the theme. */

import { Key } from 'selenium-webdriver';
import { describe, expect, test } from 'vitest';
import {
  attribute,
  boxOf,
  click,
  count,
  focus,
  inOtherTab,
  open,
  PAGE,
  press,
  reload,
  resize,
  run,
  setUpWebKit,
  styleOf,
  turnWheel,
  violations,
  visit,
} from './reader.ts';

setUpWebKit();

const OVERLAY = '.medium-zoom-overlay';
const isDark = async () => (await count('html.dark')) === 1;

describe('an image', () => {
  const openImage = async () => {
    await open('/guide/start/');
    await click('article img');
    await expect.poll(() => count('.medium-zoom--opened')).toBe(1);
  };

  test('a click zooms an image to the window width over the page background, without policy violations', async () => {
    await openImage();
    const width = await run<number>('return document.documentElement.clientWidth');
    await expect.poll(async () => Math.round((await boxOf('body > img')).width)).toBe(width);
    expect(await styleOf(OVERLAY, 'backgroundColor')).toBe(await styleOf('html', 'backgroundColor'));
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['a press on the picture', () => click('body > img')],
    ['Escape', () => press(Key.ESCAPE)],
    ['another size of the window', () => resize({ width: 1200, height: 900 })],
    ['scrolling more than 40 px away', () => turnWheel(700, 400, 60)],
    ['going on by Tab', () => press(Key.TAB)],
  ])('a zoomed image closes on %s, and opens again', async (_, close) => {
    await openImage();
    await close();
    await expect.poll(() => count(OVERLAY)).toBe(0);
    expect(await attribute('article img', 'aria-expanded')).toBe('false');
    await click('article img');
    await expect.poll(() => count('.medium-zoom--opened')).toBe(1);
  });

  test('by keyboard: the image is a button with a name, Enter and Space open it, Escape closes it, focus stays', async () => {
    await open('/guide/start/');
    for (const key of [Key.ENTER, Key.SPACE]) {
      await focus('article img');
      await press(key);
      await expect.poll(() => attribute('article img', 'aria-expanded')).toBe('true');
      await press(Key.ESCAPE);
      await expect.poll(() => count(OVERLAY)).toBe(0);
      await expect.poll(() => run('return document.activeElement.matches("article img")')).toBe(true);
    }
  });

  test('data-zoom-src in a page names the high-resolution image', async () => {
    await open('/config/test/coverage');
    await click('article img');
    await expect
      .poll(() => attribute('body > img:last-of-type', 'src'))
      .toContain('/images/coverage-report.large.en.svg');
  });
});

describe('the theme', () => {
  test('two browser tabs keep the same theme, in both directions', async () => {
    await open('/');
    await inOtherTab(async () => {
      await open('/zh/guide/start/');
      await click('.navbar .theme-toggle');
      await expect.poll(isDark).toBe(true);
    });
    await expect.poll(isDark).toBe(true);
    await reload();
    expect(await isDark()).toBe(true);
  });

  test('nothing is painted in the wrong theme: the class is set before the body exists', async () => {
    await run('localStorage.setItem("theme", "dark")');
    await visit(PAGE);
    expect([await isDark(), await count('html.awake'), await styleOf('html', 'colorScheme')]).toEqual([
      true,
      0,
      'dark',
    ]);
  });

  test('the circular reveal of the new theme takes 400 ms', async () => {
    await open(PAGE);
    await run(() => {
      const durations: unknown[] = [];
      Object.assign(window, { durations });
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (typeof options === 'object' && options.pseudoElement) durations.push(options.duration);
        return animate.call(this, frames, options);
      };
    });
    await click('.navbar .theme-toggle');
    await expect.poll(() => run('return window.durations')).toEqual([400]);
    expect(await isDark()).toBe(true);
  });

  test('in a browser without view transitions the theme changes without the circular reveal', async () => {
    await open(PAGE);
    await run('document.startViewTransition = undefined');
    await click('.navbar .theme-toggle');
    expect(await isDark()).toBe(true);
  });
});
