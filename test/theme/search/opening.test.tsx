import { act, fireEvent, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { searchSources } from '#search/source.ts';
import { SearchButton } from '#theme/search/search-button.tsx';
import { SearchOpener } from '#theme/search/search-opener.tsx';
import { renderInSite } from '../../support/render.tsx';
import { fakeSource } from '../../support/search.ts';

const dialog = () => document.querySelector('dialog');
const button = () => screen.getByRole('button', { name: 'Search' });
const input = () => screen.findByRole<HTMLInputElement>('combobox');
const typeOn = (element: Element, key: string, more: KeyboardEventInit = {}) =>
  act(async () => fireEvent.keyDown(element, { key, ...more }));

let source = fakeSource();

beforeAll(async () => {
  // Loaded once, so that no test waits for it.
  await import('#theme/search/search-boxes.ts');
});

beforeEach(() => {
  source = fakeSource();
  renderInSite(
    <>
      <SearchButton />
      <SearchOpener />
    </>,
    { sources: () => searchSources(source) },
  );
});

describe('the search opens', () => {
  test('by a press on the button, without following its link', async () => {
    expect(await act(async () => fireEvent.click(button()))).toBe(false);
    expect((await input()).value).toBe('');
    expect(dialog()?.open).toBe(true);
  });
  test.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Command+K', { key: 'k', metaKey: true }],
    ['Ctrl+K with capitals locked', { key: 'K', ctrlKey: true }],
    ['Ctrl+K on a Cyrillic layout', { key: 'л', code: 'KeyK', ctrlKey: true }],
    ['/', { key: '/' }],
    ['/ by Shift+7, as on a German layout', { key: '/', code: 'Digit7', shiftKey: true }],
    ['/ that a Chinese input method takes', { key: 'Process', code: 'Slash' }],
  ])('by %s, which does nothing else', async (_, { key, ...more }) => {
    expect(await typeOn(document.body, key, more)).toBe(false);
    expect((await input()).value).toBe('');
  });
  test.each(['a', 'Z', '7', 'é', '快'])('by %j typed on the button, with it as the query', async (key) => {
    await typeOn(button(), key);
    expect((await input()).value).toBe(key);
  });
  test('by the space bar on the button, with no query', async () => {
    await typeOn(button(), ' ');
    expect((await input()).value).toBe('');
  });
  test('with focus in its field, and once', async () => {
    await typeOn(document.body, '/');
    await typeOn(document.body, 'k', { ctrlKey: true });
    expect(document.activeElement).toBe(await input());
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });
  test('again after it was closed, with an empty field', async () => {
    await typeOn(button(), 'a');
    await input();
    await act(async () => dialog()?.close());
    expect(dialog()).toBeNull();
    await typeOn(document.body, '/');
    expect((await input()).value).toBe('');
  });
});

test('the search opens again when the dialog has closed but its close event is pending', async () => {
  await typeOn(button(), 'a');
  const first = dialog();
  first?.removeAttribute('open');
  await typeOn(button(), 'b');
  await act(async () => void first?.dispatchEvent(new Event('close')));
  expect([(await input()).value, dialog()?.open]).toEqual(['b', true]);
});

describe('the search does not open', () => {
  test.each([
    ['k alone', { key: 'k' }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
    ['Ctrl+Shift+K', { key: 'K', code: 'KeyK', ctrlKey: true, shiftKey: true }],
    ['Ctrl+T, where the K key of a Dvorak layout types it', { key: 't', code: 'KeyK', ctrlKey: true }],
    ['? that a Chinese input method takes', { key: 'Process', code: 'Slash', shiftKey: true }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
    ['Alt+/', { key: '/', altKey: true }],
  ])('by %s', async (_, { key, ...more }) => {
    expect(await typeOn(document.body, key, more)).toBe(true);
    expect(dialog()).toBeNull();
  });
  test.each(['input', 'textarea', 'select'])('by a / typed into an %s', async (tag) => {
    const field = document.body.appendChild(document.createElement(tag));
    expect(await typeOn(field, '/')).toBe(true);
    expect(dialog()).toBeNull();
  });
  test.each(['Enter', 'Tab', 'F5', '?', '-'])('by %s on the button', async (key) => {
    expect(await typeOn(button(), key)).toBe(true);
    expect(dialog()).toBeNull();
  });
  test('by a letter with Ctrl on the button', async () => {
    expect(await typeOn(button(), 'a', { ctrlKey: true })).toBe(true);
    expect(dialog()).toBeNull();
  });
  test('by a Ctrl+click on the button, which is a link to the list of all pages', async () => {
    expect(await act(async () => fireEvent.click(button(), { ctrlKey: true }))).toBe(true);
    expect(dialog()).toBeNull();
    expect(button().getAttribute('href')).toBe('/sitemap');
  });
});

describe('preparing the search source', () => {
  test('does not happen on page load', () => {
    expect(source.prepare).not.toHaveBeenCalled();
  });
  test.each([
    ['focus', () => fireEvent.focus(button())],
    ['the pointer', () => fireEvent.pointerMove(button())],
    ['the shortcut', () => fireEvent.keyDown(document.body, { key: '/' })],
  ])('starts on %s', async (_, intend) => {
    await act(async () => void intend());
    expect(source.prepare).toHaveBeenCalled();
  });
});

test('the button shows the shortcut of the platform', () => {
  expect(button().textContent).toBe('SearchCtrl K');
  expect(button().getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
});

test('the button shows the Command key on a Mac', () => {
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', onLine: true });
  document.body.replaceChildren();
  renderInSite(<SearchButton />);
  expect(button().textContent).toBe('Search⌘ K');
});
