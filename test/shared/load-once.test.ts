import { expect, test } from 'vitest';
import { loadOnce } from '#shared/load-once.ts';

/** A load that counts its calls, and fails when told to. */
function counting() {
  const calls: string[] = [];
  const failing = new Set<string>();
  const load = loadOnce(async (key: string) => {
    calls.push(key);
    if (failing.has(key)) throw new Error(`no ${key}`);
    return `${key} ${calls.length}`;
  });
  return { load, calls, failing };
}

test('each key is loaded once, also by calls at the same time', async () => {
  const { load, calls } = counting();
  expect(await Promise.all([load('a'), load('a'), load('b')])).toEqual(['a 1', 'a 1', 'b 2']);
  expect(await load('a')).toBe('a 1');
  expect(calls).toEqual(['a', 'b']);
});

test('a failed load rejects all who wait for it, and the next call tries again', async () => {
  const { load, failing } = counting();
  failing.add('a');
  const [first, second] = [load('a'), load('a')];
  await expect(first).rejects.toThrow('no a');
  await expect(second).rejects.toThrow('no a');
  failing.clear();
  expect(await load('a')).toBe('a 2');
});

test('a forgotten result is loaded again, but not one that has been replaced', async () => {
  const { load } = counting();
  const first = load('a');
  load.forget('a', first);
  const second = load('a');
  load.forget('a', first);
  expect(load('a')).toBe(second);
  load.forget('a');
  expect(await load('a')).toBe('a 3');
});
