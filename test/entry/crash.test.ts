import { afterEach, expect, test, vi } from 'vitest';
import { hasJustCrashed, reloadAfterCrash } from '#entry/crash.ts';

const CRASH = 1_000_000;

/** The page crashes, and another load of it begins after some milliseconds. Returns what reloads the page. */
function crashAndLoad(after: number) {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Date, 'now').mockReturnValue(CRASH);
  reloadAfterCrash(new Error('broken'));
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(CRASH + after);
  return reload;
}

afterEach(() => {
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

test('a page that crashed reloads and then stays without React, until it is loaded again', () => {
  expect(crashAndLoad(80)).toHaveBeenCalledTimes(1);
  expect(hasJustCrashed()).toBe(true);
  expect(hasJustCrashed()).toBe(false);
});

test('when the reload ended at an error page, the page that comes back later tries React again', () => {
  crashAndLoad(60_000);
  expect(hasJustCrashed()).toBe(false);
});
