import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  applyAppearance,
  flippedAppearance,
  followAppearance,
  storedAppearance,
} from '#theme/appearance/appearance.ts';
import { revealFrom, ThemeToggle } from '#theme/appearance/theme-toggle.tsx';
import { blockedStorage, renderInSite, siteData } from '../../support/render.tsx';
import { siteWith } from '../../support/site.ts';

let system: EventTarget & { dark: boolean; calm: boolean };

/** A system whose color scheme and reduced motion the test sets. */
beforeEach(() => {
  system = Object.assign(new EventTarget(), { dark: false, calm: false });
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('dark') ? system.dark : system.calm;
    },
    addEventListener: system.addEventListener.bind(system),
    removeEventListener: system.removeEventListener.bind(system),
  }));
});

const classes = () => document.documentElement.className;
const toggle = () => screen.getByRole('button', { name: 'Switch between light and dark' });

describe('the stored choice', () => {
  test.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
    ['rubbish', 'auto'],
    ['', 'auto'],
  ])('%j counts as %s', (stored, appearance) => {
    localStorage.setItem('theme', stored);
    expect(storedAppearance()).toBe(appearance);
  });
  test('is auto when there is none', () => {
    expect(storedAppearance()).toBe('auto');
  });
  test('is auto where storage is blocked', () => {
    vi.stubGlobal('localStorage', blockedStorage);
    expect(storedAppearance()).toBe('auto');
  });
});

describe('the root element', () => {
  test.each([
    ['dark', false, 'dark'],
    ['light', true, 'light'],
    ['auto', true, 'dark'],
    ['auto', false, 'light'],
  ] as const)('with the choice %s (system dark: %s) has the class %s', (appearance, dark, expected) => {
    system.dark = dark;
    applyAppearance(appearance);
    expect(classes()).toBe(expected);
  });
  test('has one of the two classes at a time', () => {
    applyAppearance('dark');
    applyAppearance('light');
    expect(classes()).toBe('light');
    expect(flippedAppearance()).toBe('dark');
  });
});

describe('the toggle', () => {
  test('switches the theme, stores the choice, and switches back', () => {
    applyAppearance('auto');
    renderInSite(<ThemeToggle />);
    fireEvent.click(toggle());
    expect(classes()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    fireEvent.click(toggle());
    expect(classes()).toBe('light');
  });
  test.each([
    [false, 'dark', 'auto'],
    [true, 'light', 'auto'],
  ] as const)('on a dark system (%s) stores %s, then %s to follow the system again', (dark, first, second) => {
    system.dark = dark;
    applyAppearance('auto');
    renderInSite(<ThemeToggle />);
    fireEvent.click(toggle());
    expect(localStorage.getItem('theme')).toBe(first);
    fireEvent.click(toggle());
    expect(localStorage.getItem('theme')).toBe(second);
  });
  test('names the current one of the three modes and follows other tabs', () => {
    applyAppearance('auto');
    renderInSite(<ThemeToggle />);
    expect(toggle().title).toBe('Switch between light and dark. Now: as the system');
    fireEvent.click(toggle());
    expect(toggle().title).toBe('Switch between light and dark. Now: dark');
    localStorage.setItem('theme', 'light');
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(toggle().title).toBe('Switch between light and dark. Now: light');
  });
  test('works when storage is blocked', () => {
    vi.stubGlobal('localStorage', { ...blockedStorage, clear() {} });
    applyAppearance('light');
    renderInSite(<ThemeToggle />);
    fireEvent.click(toggle());
    expect(classes()).toBe('dark');
  });
  test('is not rendered when the site has no dark mode', () => {
    renderInSite(<ThemeToggle />, { site: siteData('en', siteWith({ darkMode: false })) });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the page follows', () => {
  const hear = (event: Event) => act(() => void dispatchEvent(event));

  test('a choice made in another tab', () => {
    followAppearance();
    localStorage.setItem('theme', 'dark');
    hear(new StorageEvent('storage', { key: 'theme' }));
    expect(classes()).toBe('dark');
  });
  test('another tab that clears the storage', () => {
    localStorage.setItem('theme', 'dark');
    followAppearance();
    localStorage.clear();
    hear(new StorageEvent('storage', { key: null }));
    expect(classes()).toBe('light');
  });
  test('a choice made while the page was in the back-forward cache', () => {
    followAppearance();
    localStorage.setItem('theme', 'dark');
    hear(new Event('pageshow'));
    expect(classes()).toBe('dark');
  });
  test('the system while the choice is auto', () => {
    followAppearance();
    system.dark = true;
    act(() => void system.dispatchEvent(new Event('change')));
    expect(classes()).toBe('dark');
  });
  test('the choice of the reader rather than the system', () => {
    localStorage.setItem('theme', 'light');
    followAppearance();
    system.dark = true;
    act(() => void system.dispatchEvent(new Event('change')));
    expect(classes()).toBe('light');
  });
});

describe('the circular reveal', () => {
  const transition = { ready: new Promise<void>(() => {}), finished: Promise.resolve() };
  const start = vi.fn((change: () => void) => (change(), transition));

  function changesWith(enabled: boolean, canAnimate: boolean): number {
    start.mockClear();
    Object.assign(document, { startViewTransition: canAnimate ? start : undefined });
    const change = vi.fn();
    revealFrom(document.body, change, enabled);
    expect(change).toHaveBeenCalledTimes(1);
    return start.mock.calls.length;
  }

  test('is used when the browser supports it, the reader allows motion and the site enables it', () => {
    expect(changesWith(true, true)).toBe(1);
  });
  test.each([
    [true, 1],
    [false, 0],
  ])('follows enableContentAnimation when the toggle is pressed: %s', (enableContentAnimation, expected) => {
    start.mockClear();
    Object.assign(document, { startViewTransition: start });
    renderInSite(<ThemeToggle />, { site: siteData('en', siteWith({ enableContentAnimation })) });
    fireEvent.click(toggle());
    expect(start).toHaveBeenCalledTimes(expected);
  });
  test('counts two presses before it has changed the theme as two', () => {
    const changes: (() => void)[] = [];
    const later = (change: () => void) => (changes.push(change), transition);
    Object.assign(document, { startViewTransition: later });
    applyAppearance('auto');
    renderInSite(<ThemeToggle />);
    fireEvent.click(toggle());
    fireEvent.click(toggle());
    for (const change of changes) change();
    expect([classes(), localStorage.getItem('theme')]).toEqual(['light', 'auto']);
  });
  test.each([
    ['the site does not want it', false, true, false],
    ['the browser cannot', true, false, false],
    ['the reader asks for calm', true, true, true],
  ])('is skipped when %s, and the theme changes at once', (_, enabled, canAnimate, calm) => {
    system.calm = calm;
    expect(changesWith(enabled, canAnimate)).toBe(0);
  });
});
