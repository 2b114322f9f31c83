import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#search/source.ts';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { input, message, openModal, options, type } from '../../support/search-modal.tsx';

const status = () => input().parentElement?.dataset['status'];
const button = (name: string) => screen.queryByRole('button', { name });
const LOCAL = 'Search the index of this site instead';

let main = fakeSource('hosted');

beforeEach(() => {
  main = fakeSource('hosted');
});

describe('a pending answer', () => {
  test('has the status loading, stalled after 300 ms, and idle once it arrives', async () => {
    vi.useFakeTimers();
    let answer = (_: SearchAnswer) => {};
    main.search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await openModal({ main });
    expect(status()).toBe('idle');
    await type('pool');
    expect([status(), message()]).toEqual(['loading', '']);
    await act(async () => vi.advanceTimersByTime(299));
    expect(status()).toBe('loading');
    await act(async () => vi.advanceTimersByTime(1));
    expect([status(), message()]).toEqual(['stalled', 'Searching…']);
    await act(async () => answer(answerOf(hit('pool'))));
    expect([status(), message()]).toEqual(['idle', 'Results: 1']);
  });
  test('is announced with the number of all results, including those still to come, 20 at most', async () => {
    let giveWhole = (_: SearchAnswer) => {};
    const complete = new Promise<SearchAnswer>((resolve) => (giveWhole = resolve));
    const few = { ...answerOf(hit('pool')), nbHits: 31, complete };
    main.search.mockResolvedValue(few);
    await openModal({ main });
    await type('pool');
    expect([options(), message()]).toEqual([['/pool'], 'Results: 20']);
    await act(async () => giveWhole(answerOf(hit('pool'), hit('retry'))));
    expect([options(), message()]).toEqual([['/pool', '/retry'], 'Results: 2']);
  });
  test('that is empty so far removes the previous results and announces nothing yet', async () => {
    vi.useFakeTimers();
    let giveWhole = (_: SearchAnswer) => {};
    const complete = new Promise<SearchAnswer>((resolve) => (giveWhole = resolve));
    main.search.mockResolvedValueOnce(answerOf(hit('pool'))).mockResolvedValueOnce({ ...answerOf(), complete });
    await openModal({ main });
    await type('pool');
    await type('qzqz');
    expect([status(), options(), message()]).toEqual(['loading', [], '']);
    await act(async () => vi.advanceTimersByTime(300));
    expect([status(), message()]).toEqual(['stalled', 'Searching…']);
    await act(async () => giveWhole(answerOf()));
    expect([status(), message()]).toEqual(['idle', 'No results for "qzqz"']);
  });
  test('that is empty so far and cannot be completed is a failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    main.search.mockImplementation(async () => ({ ...answerOf(), complete: Promise.reject(new Error('offline')) }));
    await openModal({ main });
    await type('qzqz');
    expect(status()).toBe('error');
  });
  test('leaves the previous results in place', async () => {
    main.search.mockResolvedValueOnce(answerOf(hit('pool'))).mockReturnValueOnce(new Promise(() => {}));
    await openModal({ main });
    await type('poo');
    await type('pool');
    expect([status(), options()]).toEqual(['loading', ['/pool']]);
  });
});

describe('a failure', () => {
  const failure = new Error('all hosts are down');
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    main.search.mockRejectedValue(failure);
  });

  test('shows a message with advice, and is logged', async () => {
    await openModal({ main });
    await type('pool');
    expect(status()).toBe('error');
    expect(message()).toBe('Unable to fetch resultsYou might want to check your network connection.');
    expect(vi.mocked(console.error).mock.calls).toEqual([[failure]]);
  });
  test('is reported in Chinese on a Chinese page', async () => {
    await openModal({ main, page: { lang: 'zh', routePath: '/zh/guide/a' } });
    await type('pool');
    expect(message()).toMatch(/^无法获取结果.*检查.*网络连接/);
  });
  test('thrown synchronously is handled the same way', async () => {
    main.search.mockImplementation(() => {
      throw failure;
    });
    await openModal({ main });
    await type('pool');
    expect(status()).toBe('error');
  });
  test('ends when a retry succeeds', async () => {
    await openModal({ main });
    await type('pool');
    main.search.mockResolvedValue(answerOf(hit('pool')));
    await act(async () => button('Try again')?.click());
    expect([status(), options()]).toEqual(['idle', ['/pool']]);
    expect(document.activeElement).toBe(input());
  });
  test('offers the local index when there is one, and all further queries go there', async () => {
    const fallback = fakeSource('local');
    fallback.search.mockResolvedValue(answerOf(hit('pool')));
    await openModal({ main, fallback });
    await type('pool');
    expect(fallback.search).not.toHaveBeenCalled();
    await act(async () => button(LOCAL)?.click());
    expect([status(), options()]).toEqual(['idle', ['/pool']]);
    await type('pools');
    expect(fallback.search.mock.calls.map(([query]) => query)).toEqual(['pool', 'pools']);
    expect(main.search).toHaveBeenCalledTimes(1);
  });
  test('does not offer a local index when there is none', async () => {
    await openModal({ main });
    await type('pool');
    expect(button(LOCAL)).toBeNull();
  });
  test('of both sources leaves only the retry button', async () => {
    const fallback = fakeSource('local');
    fallback.search.mockRejectedValue(failure);
    await openModal({ main, fallback });
    await type('pool');
    await act(async () => button(LOCAL)?.click());
    expect([status(), button(LOCAL)]).toEqual(['error', null]);
    expect(button('Try again')).toBeTruthy();
  });
});
