import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CONTENT_ID } from '#shared/dom.ts';
import { useNavigation } from '#theme/navigation/use-navigation.ts';
import type { LoadView, View } from '#theme/navigation/view.ts';
import { dataWith } from '../../support/pages.ts';
import { siteData } from '../../support/render.tsx';

function viewOf(routePath: string, title: string): View {
  return { site: siteData(), page: { data: dataWith({ routePath, title }), sidebar: [], Content: () => null } };
}
const A = viewOf('/guide/a', 'A');
const B = viewOf('/guide/b', 'B');
const C = { ...viewOf('/guide/c', 'C'), site: siteData('zh') };

const load = vi.fn<LoadView>();
let navigate: NavigateFunction;

/** The listener that the dev server calls to reload the view. */
let tell: () => void;
const stop = vi.fn();
const subscribe = (listener: typeof tell) => {
  tell = listener;
  return stop;
};

/** Path and title of each commit. */
let commits: string[] = [];

function Page() {
  navigate = useNavigate();
  const { pathname } = useLocation();
  const { title } = useNavigation(A, load, subscribe).page.data;
  useLayoutEffect(() => void commits.push(`${pathname} ${title}`), [pathname, title]);
  return <h1>{title}</h1>;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const go = (to: string | number) => act(async () => void navigate(to as never));

/** A promise that the test settles. */
function later() {
  let settle!: { resolve: (view: View) => void; reject: (error: Error) => void };
  const promise = new Promise<View>((resolve, reject) => (settle = { resolve, reject }));
  return { promise, ...settle };
}

const scrollTo = vi.fn();

beforeEach(() => {
  load.mockReset().mockImplementation((path) => Promise.resolve(path === '/guide/b' ? B : path === '/guide/c' ? C : A));
  commits = [];
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  render(
    <MemoryRouter initialEntries={['/guide/a']}>
      <main id={CONTENT_ID}>
        <h2 id="部分">Part</h2>
      </main>
      <Page />
    </MemoryRouter>,
  );
});

describe('the view', () => {
  test('is the one from the server at first, and nothing is loaded', () => {
    expect(title()).toBe('A');
    expect(load).not.toHaveBeenCalled();
  });
  test('becomes that of the new address', async () => {
    await go('/guide/b');
    expect(title()).toBe('B');
  });
  test('sets the language of the root element', async () => {
    await go('/guide/c');
    expect(document.documentElement.lang).toBe('zh-CN');
  });
  test('stays until the new one has loaded completely', async () => {
    const slow = later();
    load.mockReturnValue(slow.promise);
    await go('/guide/b');
    expect(title()).toBe('A');
    await act(async () => slow.resolve(B));
    expect(title()).toBe('B');
  });
  test('that has been loaded shows together with its address', async () => {
    load.mockReturnValue(B);
    await go('/guide/b');
    expect(commits).toEqual(['/guide/a A', '/guide/b B']);
  });
  test('is that of the last click, also when an earlier page arrives later', async () => {
    const slow = later();
    load.mockReturnValueOnce(slow.promise);
    await go('/guide/b');
    await go('/guide/c');
    expect(title()).toBe('C');
    await act(async () => slow.resolve(B));
    expect(title()).toBe('C');
  });
  test('is not loaded for another section of the page', async () => {
    await go('/guide/a#part');
    await go('/guide/a/');
    expect(load).not.toHaveBeenCalled();
  });
  test('that fails to load logs the error and reloads the page', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
    const failure = new Error('offline');
    load.mockRejectedValue(failure);
    await go('/guide/b');
    expect(log.mock.calls).toEqual([[failure]]);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('a change reported by the dev server', () => {
  const changed = viewOf('/guide/a', 'New');
  test('reloads the view of the current address', async () => {
    load.mockResolvedValue(changed);
    await act(async () => tell());
    expect(load.mock.calls).toEqual([['/guide/a']]);
    expect(title()).toBe('New');
  });
  test('is ignored when the reader has gone to another page meanwhile', async () => {
    const slow = later();
    load.mockReturnValueOnce(slow.promise);
    await act(async () => tell());
    await go('/guide/b');
    await act(async () => slow.resolve(changed));
    expect(title()).toBe('B');
  });
  test('is ignored when the view of a later change has loaded before', async () => {
    const slow = later();
    load.mockReturnValueOnce(slow.promise).mockResolvedValueOnce(changed);
    await act(async () => tell());
    await act(async () => tell());
    await act(async () => slow.resolve(viewOf('/guide/a', 'Earlier')));
    expect(title()).toBe('New');
  });
});

describe('scrolling', () => {
  test('a new page starts at the top, with focus on its content', async () => {
    await go('/guide/b');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
    expect(document.activeElement?.id).toBe(CONTENT_ID);
  });
  test('the first page keeps the scroll position and focus that the browser set', () => {
    expect(scrollTo).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(document.body);
  });
  test('a new page scrolls to the section of its percent-encoded hash after 100 ms', async () => {
    const into = vi
      .spyOn(document.getElementById('部分') as HTMLElement, 'scrollIntoView')
      .mockImplementation(() => {});
    vi.useFakeTimers();
    await go('/guide/b#%E9%83%A8%E5%88%86');
    act(() => void vi.advanceTimersByTime(99));
    expect(into).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(into).toHaveBeenCalledTimes(1);
  });
  test('a new page opens the details and the tab that hide its section', async () => {
    const section = document.getElementById('部分') as HTMLElement;
    section.outerHTML = `<details><div hidden="until-found">${section.outerHTML}</div></details>`;
    const find = vi.fn();
    document.querySelector('details')?.addEventListener('beforematch', ({ target }) => find(target));
    await go('/guide/b#部分');
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('部分'));
    expect(document.querySelector('details')?.open).toBe(true);
    expect(find.mock.calls).toEqual([[document.querySelector('details > div')]]);
  });
  test('a section link with another address of the same page scrolls to the section', async () => {
    const into = vi
      .spyOn(document.getElementById('部分') as HTMLElement, 'scrollIntoView')
      .mockImplementation(() => {});
    await go('/guide/a/#部分');
    await vi.waitFor(() => expect(into).toHaveBeenCalledTimes(1));
    expect(scrollTo).not.toHaveBeenCalled();
  });
  test('Back restores the place and puts the focus on its section, where Tab continues', async () => {
    await go('/guide/b');
    await go(-1);
    expect(title()).toBe('A');
    expect(document.activeElement?.id).toBe('部分');
  });
  test('a link to the current page scrolls to the top', async () => {
    await go('/guide/a');
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });
});
