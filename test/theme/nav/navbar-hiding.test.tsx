import { act } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useNavbarHiding } from '#theme/nav/navbar.tsx';
import { renderInSite, siteData } from '../../support/render.tsx';
import { siteWith } from '../../support/site.ts';

let isNarrow = true;

function Bar() {
  useNavbarHiding();
  return null;
}

type Mode = 'always' | 'auto' | 'never';

function renderBar(hideNavbar?: Mode) {
  return renderInSite(<Bar />, { site: siteData('en', siteWith(hideNavbar ? { hideNavbar } : {})) });
}

function scrollTo(scrollY: number): void {
  vi.stubGlobal('scrollY', scrollY);
  act(() => void dispatchEvent(new Event('scroll')));
}

const isAway = () => document.documentElement.classList.contains('navbar-away');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('scrollY', 0);
  isNarrow = true;
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return isNarrow;
    },
    addEventListener() {},
    removeEventListener() {},
  }));
});

describe('the navbar hides on scrolling down', () => {
  test.each([
    [undefined, true, true],
    [undefined, false, false],
    ['auto', true, true],
    ['auto', false, true],
    ['never', true, false],
    ['never', false, false],
  ] as const)('with hideNavbar %s, narrow window: %s, hidden: %s', (mode, narrow, away) => {
    isNarrow = narrow;
    renderBar(mode);
    act(() => void vi.advanceTimersByTime(200));
    scrollTo(500);
    act(() => void vi.advanceTimersByTime(200));
    expect(isAway()).toBe(away);
  });
  test('only after its own height has been scrolled', () => {
    renderBar();
    act(() => void vi.advanceTimersByTime(200));
    scrollTo(72);
    expect(isAway()).toBe(false);
  });
  test('with a throttle of 200 ms', () => {
    renderBar();
    scrollTo(500);
    act(() => void vi.advanceTimersByTime(199));
    expect(isAway()).toBe(false);
    act(() => void vi.advanceTimersByTime(1));
    expect(isAway()).toBe(true);
  });
  test('and comes back on the way up and on unmount', () => {
    const { unmount } = renderBar();
    act(() => void vi.advanceTimersByTime(200));
    scrollTo(500);
    act(() => void vi.advanceTimersByTime(200));
    scrollTo(499);
    expect(isAway()).toBe(false);
    act(() => void vi.advanceTimersByTime(200));
    scrollTo(600);
    expect(isAway()).toBe(true);
    unmount();
    expect(isAway()).toBe(false);
  });
});
