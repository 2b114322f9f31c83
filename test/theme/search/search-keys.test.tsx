import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchRecord } from '#search/record.ts';
import { SearchDialog } from '#theme/search/search-dialog.tsx';
import { openSearch } from '#theme/search/search-events.ts';
import { renderInSite } from '../../support/render.tsx';
import { sourceOf } from '../../support/search-source.ts';

const records = ['pool', 'pool a', 'pool b'].map((lvl1): SearchRecord => {
  const hierarchy = { lvl0: 'Config', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: lvl1, url: `/${lvl1.replace(' ', '-')}`, type: 'lvl1', hierarchy, content: null };
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const input = () => screen.getByRole('combobox');
const active = () => screen.getByRole('option', { selected: true }).getAttribute('href');
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(input(), { key, ...more });

const openWindow = vi.fn();
const followed = vi.fn();

/** What the app does with a link: takes the click. */
function onClick(event: MouseEvent): void {
  event.preventDefault();
  followed((event.target as Element).closest('a')?.getAttribute('href'));
}

beforeEach(async () => {
  openWindow.mockReset();
  followed.mockReset();
  vi.stubGlobal('open', openWindow);
  renderInSite(<SearchDialog />, { openSource: () => Promise.resolve(sourceOf(records)) });
  await act(async () => openSearch());
  await act(async () => void fireEvent.change(input(), { target: { value: 'pool' } }));
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
});

describe('the active result', () => {
  test('is the first one', () => {
    expect(active()).toBe('/pool');
  });
  test('moves down and up, and around both ends', () => {
    press('ArrowUp');
    expect(active()).toBe('/pool-b');
    press('ArrowDown');
    press('ArrowDown');
    expect(active()).toBe('/pool-a');
  });
  test('is the first one again for another query', () => {
    press('ArrowDown');
    fireEvent.change(input(), { target: { value: 'poo' } });
    expect(active()).toBe('/pool');
  });
  test('follows the pointer', () => {
    fireEvent.pointerMove(screen.getAllByRole('option')[2] as HTMLElement);
    expect(active()).toBe('/pool-b');
  });
});

describe('Enter', () => {
  test('follows the active result and closes the search', () => {
    press('ArrowDown');
    press('Enter');
    expect(followed.mock.calls).toEqual([['/pool-a']]);
    expect(dialog().open).toBe(false);
  });
  test.each([
    ['Ctrl', { ctrlKey: true }, 'noopener'],
    ['Command', { metaKey: true }, 'noopener'],
    ['Shift', { shiftKey: true }, 'noopener,popup'],
  ])('with %s opens it elsewhere, and the search stays', (_, keys, features) => {
    press('Enter', keys);
    expect(openWindow.mock.calls).toEqual([['/pool', '_blank', features]]);
    expect(followed).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  });
  test('that ends a composition belongs to the input method', () => {
    const event = createEvent.keyDown(input(), { key: 'Enter' });
    Object.defineProperty(event, 'isComposing', { value: true });
    fireEvent(input(), event);
    expect(followed).not.toHaveBeenCalled();
    expect(event.defaultPrevented).toBe(false);
  });
  test('without results does nothing', async () => {
    await act(async () => void fireEvent.change(input(), { target: { value: 'webpack' } }));
    press('Enter');
    press('ArrowDown');
    expect(followed).not.toHaveBeenCalled();
    expect(dialog().open).toBe(true);
  });
});

describe('other keys', () => {
  test('are left to the field', () => {
    expect(press('ArrowLeft')).toBe(true);
    expect(press('Home')).toBe(true);
  });
});

describe('closing', () => {
  test('a press on a result closes it', () => {
    fireEvent.click(screen.getAllByRole('option')[1] as HTMLElement);
    expect(followed.mock.calls).toEqual([['/pool-a']]);
    expect(dialog().open).toBe(false);
  });
  test('a press on the backdrop closes it, one inside does not', () => {
    fireEvent.click(input());
    expect(dialog().open).toBe(true);
    fireEvent.click(dialog());
    expect(dialog().open).toBe(false);
  });
  test('its button closes it', () => {
    fireEvent.click(screen.getByRole('button', { name: 'Close search' }));
    expect(dialog().open).toBe(false);
  });
});
