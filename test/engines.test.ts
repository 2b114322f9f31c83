/** Each behavior that Chromium and Firefox are tested for is asked in WebKit, or listed with the reason. */

import { expect, test } from 'vitest';
import { NOT_IN_WEBKIT } from './e2e/not-in-webkit.ts';
import { notAskedInWebKit, titlesOf } from './support/titles.ts';

const listed = Object.values(NOT_IN_WEBKIT).flatMap<string>(({ tests }) => tests);

test('each end-to-end test is asked in WebKit, by the same title, or listed with the reason', () => {
  const missing = notAskedInWebKit().filter(({ file, title }) => !listed.includes(title) && !listed.includes(file));
  expect(missing).toEqual([]);
});

test('the list of what WebKit is not asked has each entry once, and no entry that WebKit is asked', () => {
  const notAsked = notAskedInWebKit();
  const needed = new Set(notAsked.flatMap(({ file, title }) => (listed.includes(title) ? [title] : [file])));
  expect(listed.filter((entry, index) => !needed.has(entry) || listed.indexOf(entry) !== index)).toEqual([]);
});

test('titles of end-to-end tests are unique, so that a title says which test is asked', () => {
  const titles = [...titlesOf('test/e2e').values()].flat();
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
