import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readStored, writeStored } from '#theme/parts/storage.ts';
import { throttle } from '#theme/parts/while-scrolling.ts';
import { blockedStorage } from '../../support/render.tsx';

describe('throttle', () => {
  const work = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
    work.mockReset();
  });

  test('the first call runs at once', () => {
    throttle(work, 100)();
    expect(work).toHaveBeenCalledTimes(1);
  });
  test('calls within the interval run once, at its end', () => {
    const run = throttle(work, 100);
    run();
    run();
    run();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('the trailing call starts a new interval', () => {
    const run = throttle(work, 100);
    run();
    run();
    vi.advanceTimersByTime(100);
    run();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(3);
  });
  test('a call after the interval runs at once, and nothing runs without a call', () => {
    const run = throttle(work, 100);
    run();
    vi.advanceTimersByTime(100);
    run();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('cancel drops the pending call', () => {
    const run = throttle(work, 100);
    run();
    run();
    run.cancel();
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

describe('storage', () => {
  test('reads back what was written', () => {
    writeStored('a', '1');
    expect(readStored('a')).toBe('1');
    expect(readStored('b')).toBeNull();
  });
  test('that is blocked or full falls back to memory for the life of the page', () => {
    vi.stubGlobal('localStorage', blockedStorage);
    expect(readStored('c')).toBeNull();
    writeStored('c', '1');
    expect(readStored('c')).toBe('1');
  });
  test('is read again once a write succeeds', () => {
    vi.stubGlobal('localStorage', blockedStorage);
    writeStored('d', '1');
    vi.unstubAllGlobals();
    writeStored('d', '2');
    localStorage.setItem('d', '3');
    expect(readStored('d')).toBe('3');
  });
  test('that throws on access causes no error', () => {
    const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readStored('e')).toBeNull();
    expect(() => writeStored('e', '1')).not.toThrow();
    spy.mockRestore();
  });
});
