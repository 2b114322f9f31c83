import { afterEach, expect, test, vi } from 'vitest';
import { reloadAfterCrash, takeCrash } from '#entry/crash.ts';

const CRASH = 1_000_000;

/** The page crashes, and another load of it begins after some milliseconds. Returns what reloads the page. */
async function crashAndLoad(after: number, status = 200) {
  vi.stubGlobal('fetch', async () => new Response('', { status }));
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(Date, 'now').mockReturnValue(CRASH);
  await reloadAfterCrash(new Error('broken'));
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(CRASH + after);
  return reload;
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '');
});

test('under the dev server, a page that crashed tries React once more, then stays without it until loaded again', async () => {
  expect(await crashAndLoad(80)).toHaveBeenCalledTimes(1);
  expect(takeCrash()).toBeUndefined();
  expect(await crashAndLoad(80)).toHaveBeenCalled();
  expect(takeCrash()).toMatch(/^Error: broken\n/);
  expect(takeCrash()).toBeUndefined();
});

test('when the reload ended at an error page, the page that comes back later tries React again', async () => {
  await crashAndLoad(60_000);
  expect(takeCrash()).toBeUndefined();
});

test('a page whose server fails too tries React again after the reload, since the server shows the error', async () => {
  expect(await crashAndLoad(80, 500)).toHaveBeenCalledTimes(1);
  expect(takeCrash()).toBeUndefined();
});
