import { BProgress } from '@bprogress/core';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishBar, startBar } from '#theme/progress/progress-bar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

test('the bar begins at 0.08 and moves in 200 ms with the easing "ease"', () => {
  expect(BProgress.settings).toMatchObject({ minimum: 0.08, speed: 200, easing: 'ease' });
});

test('it moves on every 800 ms, by 0.02 at most, until it is finished', () => {
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
