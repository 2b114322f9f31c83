import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchAnswer } from '#search/source.ts';
import { searchSources } from '#search/source.ts';
import { PAGE_STATE_ID } from '#shared/dom.ts';
import { keptSearch } from '#theme/search/kept-search.ts';
import { NotFoundSearch } from '#theme/search/not-found-search.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { siteWith } from '../../support/site.ts';
import { input, options, press, type } from '../../support/search-modal.tsx';

let main = fakeSource();
/** The box below the live region. */
const list = () => screen.getByRole('status').nextElementSibling as HTMLElement;
const status = () => input().parentElement?.dataset['status'];
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

async function openPanel(path: string) {
  history.replaceState(null, '', path);
  await renderPanel();
}

async function renderPanel() {
  await act(async () => void renderInSite(<NotFoundSearch />, { sources: () => searchSources(main) }));
  await screen.findByRole('combobox');
  // Waits for the answer to the words of the path.
  await act(async () => {});
}

beforeAll(async () => {
  // Loaded once, so that no test waits for it.
  await import('#theme/search/search-boxes.ts');
});

beforeEach(() => {
  main = fakeSource();
  main.search.mockImplementation(async (query) => (query.startsWith('poo') ? answerOf(hit('pool')) : answerOf()));
});

describe('the search panel of the 404 page', () => {
  test('starts with a search for the words of the path and does not take focus', async () => {
    await openPanel('/config/test/pool-sise');
    expect(input().value).toBe('pool sise');
    expect(options()).toEqual(['/pool']);
    expect(document.activeElement).toBe(document.body);
  });
  test('is empty on a path without words and searches for nothing', async () => {
    await openPanel('/%E0%A4%A');
    expect(input().value).toBe('');
    expect(list().hidden).toBe(true);
    expect(main.search).not.toHaveBeenCalled();
  });
  test('starts with the text that the reader left in the history entry', async () => {
    await openPanel('/pool');
    await type('mock');
    cleanup();
    await renderPanel();
    expect(input().value).toBe('mock');
  });
  test('limits the query to 64 characters', async () => {
    await openPanel(`/${'a'.repeat(90)}`);
    expect(input().value).toHaveLength(64);
    await type('b'.repeat(100));
    expect(input().value).toHaveLength(64);
  });
  test('is not there when search is off', () => {
    renderInSite(<NotFoundSearch />, { site: siteData('en', siteWith({ search: false })) });
    expect(document.querySelector('.not-found-search')).toBeNull();
  });
  test('shows an error when the search fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    main.search.mockRejectedValue(new Error('offline'));
    await openPanel('/pool');
    expect(screen.getByRole('status').textContent).toContain('Unable to fetch results');
    expect(status()).toBe('error');
  });
  test('reloads the page after a deployment, without opening the dialog there', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const state = Object.assign(document.createElement('script'), { id: PAGE_STATE_ID, type: 'application/json' });
    state.textContent = '{"app":"/assets/client-a.js"}';
    document.body.append(state);
    vi.stubGlobal('fetch', async () => new Response('a new build', { status: 404 }));
    main.search.mockRejectedValue(new Error('gone'));
    await openPanel('/pool');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(keptSearch()).toBeUndefined();
  });
  test('is loading, stalled after 300 ms, and idle once the answer arrives', async () => {
    let answer = (_: SearchAnswer) => {};
    await openPanel('/');
    vi.useFakeTimers();
    expect(status()).toBe('idle');
    main.search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await type('pool');
    expect(status()).toBe('loading');
    await act(async () => vi.advanceTimersByTime(299));
    expect(status()).toBe('loading');
    await act(async () => vi.advanceTimersByTime(1));
    expect(status()).toBe('stalled');
    await act(async () => answer(answerOf(hit('pool'))));
    expect([status(), options()]).toEqual(['idle', ['/pool']]);
  });
});

test('Enter before the answer opens the first result of that answer', async () => {
  let answer = (_: SearchAnswer) => {};
  await openPanel('/');
  main.search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  await type('retry');
  press('Enter');
  await act(async () => answer(answerOf(hit('retry'))));
  expect(main.onSelect).toHaveBeenCalledTimes(1);
});

test('the live region is there before it has a text, and while the list is hidden', async () => {
  await openPanel('/');
  const region = screen.getByRole('status');
  expect(region.closest('[hidden]')).toBeNull();
  await type('pool');
  expect(region.textContent).toBe('Results: 1');
  press('Escape');
  expect([region.textContent, region.isConnected, region.closest('[hidden]')]).toEqual(['', true, null]);
});

describe('Escape', () => {
  test('closes the list at the first press and clears the text at the second', async () => {
    await openPanel('/pool');
    press('Escape');
    expect([list().hidden, input().value, input().getAttribute('aria-expanded')]).toEqual([true, 'pool', 'false']);
    press('Escape');
    expect(input().value).toBe('');
  });
  test('hides the list until typing or ArrowDown shows it again', async () => {
    await openPanel('/pool');
    press('Escape');
    press('ArrowDown');
    expect(options()).toEqual(['/pool']);
    press('Escape');
    await type('poo');
    expect(list().hidden).toBe(false);
  });
  test('hides the list, so that Enter opens nothing', async () => {
    await openPanel('/pool');
    press('Escape');
    press('Enter');
    expect(main.onSelect).not.toHaveBeenCalled();
  });
  test('takes back an Enter that waits for its answer', async () => {
    let answer = (_: SearchAnswer) => {};
    await openPanel('/pool');
    main.search.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await type('retry');
    press('Enter');
    press('Escape');
    await act(async () => answer(answerOf(hit('retry'))));
    expect(main.onSelect).not.toHaveBeenCalled();
  });
});

describe('recent searches', () => {
  const store = (count: number) => {
    const recent = Array.from({ length: count }, (_, index) => ({ url: `/r${index}`, title: `r${index}`, trail: '' }));
    localStorage.setItem('docs:searches:en', JSON.stringify({ recent, favorites: [] }));
  };
  test('are the latest five, shown when the empty field gets focus', async () => {
    store(7);
    await openPanel('/');
    expect(list().hidden).toBe(true);
    await act(async () => input().focus());
    expect(list().hidden).toBe(false);
    expect(links()).toEqual(['/r0', '/r1', '/r2', '/r3', '/r4']);
  });
  test('are reached by ArrowDown and left by Escape', async () => {
    store(2);
    await openPanel('/');
    await act(async () => input().focus());
    press('ArrowDown');
    expect(document.activeElement?.getAttribute('href')).toBe('/r0');
    fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
    expect(document.activeElement).toBe(input());
    expect(list().hidden).toBe(true);
  });
});
