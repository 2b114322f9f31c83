/** A reader whose system is dark, moves nothing and speaks English, on their first visit. */

import { Key } from 'selenium-webdriver';
import { expect, test } from 'vitest';
import { click, count, isShown, open, path, press, run, setUpWebKit, styleOf, visit } from './reader.ts';

setUpWebKit({ isDark: true, reducesMotion: true, language: 'en_US.UTF-8' });

const isDark = async () => (await count('html.dark')) === 1;

test('auto starts with the theme of the system, %s, and follows its changes', async () => {
  await open('/guide/start/');
  expect([await isDark(), await styleOf('html', 'colorScheme')]).toEqual([true, 'dark']);
});

test('a choice overrides the system, choosing the theme of the system follows it again, and the toggle names the mode', async () => {
  await open('/guide/start/');
  await click('.navbar .theme-toggle');
  await expect.poll(isDark).toBe(false);
  expect(await run('return localStorage.theme')).toBe('light');
  await click('.navbar .theme-toggle');
  await expect.poll(isDark).toBe(true);
  expect(await run('return localStorage.theme')).toBe('auto');
});

test('with reduced motion nothing is animated', async () => {
  await open('/guide/start/');
  const moving = await run(() =>
    [...document.querySelectorAll('*')]
      .filter((each) => {
        const { transitionDuration, animationName } = getComputedStyle(each);
        return transitionDuration !== '0s' || animationName !== 'none';
      })
      .map(({ className }) => className),
  );
  expect(moving).toEqual([]);
});

test('with reduced motion an image opens and closes at once', async () => {
  await open('/guide/start/');
  await click('article img');
  await expect.poll(() => isShown('body > img')).toBe(true);
  expect(await styleOf('body > img', 'transitionDuration')).toBe('0.001s');
  await press(Key.ESCAPE);
  await expect.poll(() => count('.medium-zoom-overlay')).toBe(0);
});

test('an English reader who comes to a Chinese page first is sent to its twin', async () => {
  await run('localStorage.clear()');
  await visit('/zh/guide/start/quick-start?from=x#install');
  await expect.poll(path).toBe('/guide/start/quick-start?from=x#install');
  await visit('/zh/guide/start/quick-start');
  expect(await path()).toBe('/zh/guide/start/quick-start');
});
