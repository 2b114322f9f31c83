import { act, screen, within } from '@testing-library/react';
import { useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { TocEntry } from '#shared/page.ts';
import { DocLayout } from '#theme/layouts/doc-layout.tsx';
import { Outline } from '#theme/outline/outline.tsx';
import { inSite, renderInSite } from '../../support/render.tsx';

const toc: readonly TocEntry[] = [
  { text: 'One', id: 'one', depth: 2, charIndex: 0 },
  { text: 'Two', id: 'two', depth: 3, charIndex: 0 },
  { text: 'Three', id: 'three', depth: 4, charIndex: 0 },
];
const active = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'location')
    .map(({ textContent }) => textContent);

/** Headings of the page at the given distances from the top of the window. */
function headingsAt(...tops: readonly number[]): void {
  document.querySelectorAll('body > h2').forEach((old) => old.remove());
  document.body.append(
    ...toc.map(({ id }, index) => {
      const heading = Object.assign(document.createElement('h2'), { id });
      heading.getBoundingClientRect = () => ({ top: tops[index] ?? 0 }) as DOMRect;
      return heading;
    }),
  );
}

function scrollTo(scrollY: number): void {
  vi.stubGlobal('scrollY', scrollY);
  act(() => void dispatchEvent(new Event('scroll')));
  // The throttle's trailing call.
  act(() => void vi.advanceTimersByTime(100));
}

beforeEach(() => {
  vi.useFakeTimers();
  const size = { scrollHeight: 3000, clientHeight: 1000 };
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(document.documentElement, name, { value, configurable: true });
  }
});

test('the outline is a landmark with a title, and links to every heading', () => {
  renderInSite(<Outline />, { page: { toc } });
  const nav = screen.getByRole('navigation', { name: 'ON THIS PAGE' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#one', '#two', '#three']);
});

test('each entry has a class for the depth of its heading', () => {
  renderInSite(<Outline />, { page: { toc } });
  expect(screen.getAllByRole('listitem').map(({ className }) => className)).toEqual([
    'outline-depth-2',
    'outline-depth-3',
    'outline-depth-4',
  ]);
});

test('a page without headings has no outline', () => {
  const { container } = renderInSite(<DocLayout />);
  expect(container.querySelector('.outline')).toBeNull();
});

describe('the heading in view', () => {
  test('is the last one that has reached the top', () => {
    headingsAt(-500, 100, 900);
    renderInSite(<Outline />, { page: { toc } });
    expect(active()).toEqual(['Two']);
  });
  test('is none above the first heading', () => {
    headingsAt(300, 600, 900);
    renderInSite(<Outline />, { page: { toc } });
    expect(active()).toEqual([]);
  });
  test('is none, and the outline shows its title, after scrolling back above the first heading', () => {
    headingsAt(-500, 100, 900);
    renderInSite(<Outline />, { page: { toc } });
    const outline = document.getElementById('docs-outline') as HTMLElement;
    outline.scrollTop = 27;
    headingsAt(300, 600, 900);
    scrollTo(1);
    expect([active(), outline.scrollTop]).toEqual([[], 0]);
  });
  test('changes when the page scrolls', () => {
    headingsAt(300, 600, 900);
    renderInSite(<Outline />, { page: { toc } });
    headingsAt(-300, 0, 300);
    scrollTo(600);
    expect(active()).toEqual(['Two']);
  });
  test('is updated at most every 100 ms while scrolling', () => {
    headingsAt(-300, 0, 300);
    renderInSite(<Outline />, { page: { toc } });
    vi.advanceTimersByTime(1000);
    const scroll = () => act(() => void dispatchEvent(new Event('scroll')));
    scroll();
    headingsAt(-600, -300, 0);
    scroll();
    act(() => void vi.advanceTimersByTime(99));
    expect(active()).toEqual(['Two']);
    act(() => void vi.advanceTimersByTime(1));
    expect(active()).toEqual(['Three']);
  });
  test('is the last one at the end of the page, wherever it is in the window', () => {
    headingsAt(-500, 100, 900);
    renderInSite(<Outline />, { page: { toc } });
    scrollTo(2000);
    expect(active()).toEqual(['Three']);
  });
  test('is the one of the address at the end of the page, if it is in view and no later one has been reached', () => {
    location.hash = '#two';
    headingsAt(-500, 100, 900);
    renderInSite(<Outline />, { page: { toc } });
    scrollTo(2000);
    expect(active()).toEqual(['Two']);
    headingsAt(-900, -500, 100);
    scrollTo(2001);
    expect(active()).toEqual(['Three']);
    location.hash = '';
  });
  test('is at once the one of a pressed entry at the end of the page, where nothing can scroll', () => {
    headingsAt(-500, 100, 900);
    vi.stubGlobal('scrollY', 2000);
    let navigate!: NavigateFunction;
    const Page = () => {
      navigate = useNavigate();
      return <Outline />;
    };
    renderInSite(<Page />, { page: { toc } });
    expect(active()).toEqual(['Three']);
    location.hash = '#two';
    act(() => void navigate('#two'));
    expect(active()).toEqual(['Two']);
  });
  test('is determined again on another page', () => {
    headingsAt(-500, 100, 900);
    const { rerender } = renderInSite(<Outline />, { page: { toc } });
    rerender(inSite(<Outline />, { page: { toc: toc.slice(0, 1), routePath: '/guide/b' } }));
    expect(active()).toEqual(['One']);
  });
});
