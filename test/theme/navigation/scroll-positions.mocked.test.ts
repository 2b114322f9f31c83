import { beforeEach, expect, test, vi } from 'vitest';
import { blockedStorage } from '../../support/render.tsx';

const KEY = 'docs:scroll';

/** The module as a newly loaded page has it. */
async function freshPage() {
  vi.resetModules();
  return import('#theme/navigation/scroll-positions.ts');
}

beforeEach(() => sessionStorage.clear());

test('a position is known by its key, also after a reload', async () => {
  const before = await freshPage();
  before.rememberScroll('a', { id: 'b', offset: 700 });
  before.storeScroll();
  const after = await freshPage();
  expect(after.scrollPosition('a')).toEqual({ id: 'b', offset: 700 });
  expect(after.scrollPosition('b')).toBeUndefined();
});

test('the last 100 entries are stored, by when they were used', async () => {
  const { rememberScroll, storeScroll } = await freshPage();
  for (let entry = 0; entry < 101; entry++) rememberScroll(`${entry}`, { offset: entry });
  rememberScroll('0', { offset: 5 });
  storeScroll();
  const { scrollPosition } = await freshPage();
  expect(['0', '1', '2'].map((key) => scrollPosition(key)?.offset)).toEqual([5, undefined, 2]);
});

test.each(['{', '7', 'null', '[1]', '{"a":1}'])('rubbish in the storage counts as nothing: %s', async (rubbish) => {
  sessionStorage.setItem(KEY, rubbish);
  const { rememberScroll, scrollPosition } = await freshPage();
  expect(scrollPosition('a')).toBeUndefined();
  rememberScroll('a', { offset: 1 });
  expect(scrollPosition('a')).toEqual({ offset: 1 });
});

test('blocked storage loses nothing while the page lives', async () => {
  vi.stubGlobal('sessionStorage', blockedStorage);
  const { rememberScroll, scrollPosition, storeScroll } = await freshPage();
  rememberScroll('a', { id: 'b', offset: 700 });
  expect(() => storeScroll()).not.toThrow();
  expect(scrollPosition('a')).toEqual({ id: 'b', offset: 700 });
});
