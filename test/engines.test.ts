/** Each behavior that Chromium and Firefox are tested for is also tested in WebKit, or listed with the reason. */

import { expect, test } from 'vitest';
import { NOT_IN_WEBKIT } from './e2e/not-in-webkit.ts';
import { titlesOf, withoutWebKitTest } from './support/titles.ts';

const listed = Object.values(NOT_IN_WEBKIT).flatMap<string>(({ tests }) => tests);

test('each end-to-end test has a WebKit test of the same title, or is listed with the reason', () => {
  const missing = withoutWebKitTest().filter(({ file, title }) => !listed.includes(title) && !listed.includes(file));
  expect(missing).toEqual([]);
});

test('the list of tests without a WebKit test has each entry once, and none that has one', () => {
  const missing = withoutWebKitTest();
  const needed = new Set(missing.flatMap(({ file, title }) => (listed.includes(title) ? [title] : [file])));
  expect(listed.filter((entry, index) => !needed.has(entry) || listed.indexOf(entry) !== index)).toEqual([]);
});

test('titles of end-to-end tests are unique, so that a title identifies one test', () => {
  const titles = [...titlesOf('test/e2e').values()].flat();
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});
