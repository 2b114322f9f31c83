import { beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage } from '../../support/render.tsx';

const KEY = 'docs:positions';

/** A fresh copy of the module, as after a page load. */
async function freshPage() {
  vi.resetModules();
  return import('#theme/navigation/scroll-positions.ts');
}

beforeEach(() => sessionStorage.clear());

test('a position is found by the key of its history entry, also after a reload', async () => {
  const before = await freshPage();
  before.rememberScroll('a', { id: 'b', offset: 700, height: 900 });
  before.storeScroll();
  const after = await freshPage();
  expect(after.scrollPosition('a')).toEqual({ id: 'b', offset: 700, height: 900 });
  expect(after.scrollPosition('b')).toBeUndefined();
});

test('the 100 most recently used entries are stored', async () => {
  const { rememberScroll, storeScroll } = await freshPage();
  for (let entry = 0; entry < 101; entry++) rememberScroll(`${entry}`, { offset: entry, height: 900 });
  rememberScroll('0', { offset: 5, height: 900 });
  storeScroll();
  const { scrollPosition } = await freshPage();
  expect(['0', '1', '2'].map((key) => scrollPosition(key)?.offset)).toEqual([5, undefined, 2]);
});

test.each(['{', '7', 'null', '[1]', '{"a":1}'])('invalid stored data is ignored: %s', async (rubbish) => {
  sessionStorage.setItem(KEY, rubbish);
  const { rememberScroll, scrollPosition } = await freshPage();
  expect(scrollPosition('a')).toBeUndefined();
  rememberScroll('a', { offset: 1, height: 900 });
  expect(scrollPosition('a')).toEqual({ offset: 1, height: 900 });
});

test('positions are kept in memory when storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  const { rememberScroll, scrollPosition, storeScroll } = await freshPage();
  rememberScroll('a', { id: 'b', offset: 700, height: 900 });
  expect(() => storeScroll()).not.toThrow();
  expect(scrollPosition('a')).toEqual({ id: 'b', offset: 700, height: 900 });
});
