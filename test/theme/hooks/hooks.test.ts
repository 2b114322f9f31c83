import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStored } from '#theme/hooks/use-stored.ts';
import { readStored, writeStored } from '#theme/parts/storage.ts';
import { whileScrolling } from '#theme/parts/while-scrolling.ts';
import { blockedStorage } from '../../support/render.tsx';

describe('work while scrolling', () => {
  const work = vi.fn();
  let stop = () => {};
  const scroll = () => dispatchEvent(new Event('scroll'));
  beforeEach(() => {
    vi.useFakeTimers();
    work.mockReset();
    stop = whileScrolling(work, 100);
  });
  afterEach(() => stop());

  test('is done at once', () => {
    expect(work).toHaveBeenCalledTimes(1);
  });
  test('is done once for scrolls within the interval, at its end', () => {
    scroll();
    scroll();
    expect(work).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('starts a new interval when it is done at the end of one', () => {
    scroll();
    vi.advanceTimersByTime(100);
    scroll();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(100);
    expect(work).toHaveBeenCalledTimes(3);
  });
  test('is done at once by a scroll after the interval, and not without a scroll', () => {
    vi.advanceTimersByTime(100);
    scroll();
    expect(work).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(1000);
    expect(work).toHaveBeenCalledTimes(2);
  });
  test('is dropped when it is stopped', () => {
    scroll();
    stop();
    vi.advanceTimersByTime(1000);
    scroll();
    expect(work).toHaveBeenCalledTimes(1);
  });
});

test('a stored text is read again when the back-forward cache shows the page', () => {
  const { result } = renderHook(() => useStored('docs:choice'));
  localStorage.setItem('docs:choice', '2');
  act(() => void dispatchEvent(new Event('pageshow')));
  expect(result.current).toBe('2');
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
