import { beforeEach, describe, expect, test, vi } from 'vitest';
import { showProgress } from '#theme/progress/show-progress.ts';

const startBar = vi.hoisted(() => vi.fn());
const finishBar = vi.hoisted(() => vi.fn());
vi.mock('#theme/progress/progress-bar.ts', () => ({ startBar, finishBar, css: '' }));

/** A load that the test ends or fails. */
function load() {
  let end = () => {};
  let fail = () => {};
  const loading = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error('offline'));
  });
  showProgress(loading);
  return { end, fail };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** How often the bar was started and finished. */
const bar = () => [startBar.mock.calls.length, finishBar.mock.calls.length];

beforeEach(() => {
  vi.useFakeTimers();
  startBar.mockReset();
  finishBar.mockReset();
});

describe('the bar', () => {
  test('shows after 200 ms and ends with the load', async () => {
    const { end } = load();
    await pass(199);
    expect(bar()).toEqual([0, 0]);
    await pass(1);
    await vi.waitFor(() => expect(bar()).toEqual([1, 0]));
    end();
    await pass(0);
    expect(bar()).toEqual([1, 1]);
  });
  test('never shows for a load that ends earlier', async () => {
    const { end } = load();
    await pass(199);
    end();
    await pass(1000);
    expect(startBar).not.toHaveBeenCalled();
  });
  test('ends with a load that fails', async () => {
    const { fail } = load();
    await pass(200);
    fail();
    await pass(0);
    expect(bar()).toEqual([1, 1]);
  });
  test('covers a load and the one that replaces it, and ends with the latter', async () => {
    const first = load();
    await pass(200);
    const second = load();
    await pass(500);
    first.end();
    await pass(0);
    expect(finishBar).not.toHaveBeenCalled();
    second.end();
    await pass(0);
    expect(finishBar).toHaveBeenCalledTimes(1);
  });
});
