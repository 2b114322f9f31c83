import { BProgress } from '@bprogress/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishBar, startBar } from '#theme/progress/progress-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('the bar starts at 0.08 and animates in 200 ms with the easing "ease"', () => {
  expect(BProgress.settings).toMatchObject({ minimum: 0.08, speed: 200, easing: 'ease' });
});

test('the bar advances every 800 ms by at most 0.02 until it is finished', () => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  const inc = vi.spyOn(BProgress, 'inc').mockReturnValue(BProgress);
  startBar();
  vi.advanceTimersByTime(799);
  expect(inc).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(inc.mock.calls).toEqual([[0.02]]);
  vi.advanceTimersByTime(800);
  expect(inc).toHaveBeenCalledTimes(2);
  inc.mockClear();
  finishBar();
  vi.advanceTimersByTime(8000);
  // `done` also calls `inc`, with other steps, to fill the bar.
  expect(inc.mock.calls.filter(([by]) => by === 0.02)).toEqual([]);
});
