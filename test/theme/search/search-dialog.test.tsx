import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SearchRecord } from '#search/record.ts';
import type { SearchSource } from '#search/source.ts';
import { SearchButton } from '#theme/search/search-button.tsx';
import { SearchDialog } from '#theme/search/search-dialog.tsx';
import { openSearch } from '#theme/search/search-events.ts';
import { renderInSite } from '../../support/render.tsx';
import { sourceOf } from '../../support/search-source.ts';

function record(lvl1: string, lvl2: string | null = null): SearchRecord {
  const url = lvl2 === null ? `/${lvl1}` : `/${lvl1}#${lvl2}`;
  const hierarchy = { lvl0: 'Config', lvl1, lvl2, lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  return { objectID: url, url, type: lvl2 === null ? 'lvl1' : 'lvl2', hierarchy, content: null };
}

const openSource = vi.fn<() => Promise<SearchSource>>();
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const input = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const active = () => screen.getByRole('option', { selected: true }).getAttribute('href');
const message = () => screen.getByRole('status').textContent;
const press = (key: string, more: KeyboardEventInit = {}) => fireEvent.keyDown(input(), { key, ...more });
const type = (value: string) => act(async () => void fireEvent.change(input(), { target: { value } }));
const open = () => act(async () => openSearch());

beforeEach(() => {
  const records = [record('pool'), record('retry', 'Pool size'), record('pool', 'Pool type')];
  openSource.mockReset().mockResolvedValue(sourceOf(records));
  renderInSite(
    <>
      <SearchButton />
      <SearchDialog />
    </>,
    { openSource },
  );
});

describe('opening', () => {
  test('a press on the button opens it', async () => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Search' })));
    expect(dialog().open).toBe(true);
  });
  test.each([
    ['Ctrl+K', { key: 'k', ctrlKey: true }],
    ['Command+K', { key: 'k', metaKey: true }],
    ['Ctrl+K with capitals locked', { key: 'K', ctrlKey: true }],
    ['/', { key: '/' }],
  ])('%s opens it, and does nothing else', async (_, event) => {
    const wentOn = await act(async () => fireEvent.keyDown(document.body, event));
    expect(dialog().open).toBe(true);
    expect(wentOn).toBe(false);
  });
  test.each([
    ['k alone', { key: 'k' }],
    ['Ctrl+Alt+K', { key: 'k', ctrlKey: true, altKey: true }],
    ['Ctrl+/', { key: '/', ctrlKey: true }],
    ['Alt+/', { key: '/', altKey: true }],
  ])('%s does not open it', async (_, event) => {
    await act(async () => void fireEvent.keyDown(document.body, event));
    expect(dialog().open).toBe(false);
  });
  test.each(['input', 'textarea', 'select'])('a / typed into an %s stays a character', async (tag) => {
    const field = document.body.appendChild(document.createElement(tag));
    await act(async () => void fireEvent.keyDown(field, { key: '/' }));
    expect(dialog().open).toBe(false);
  });
  test('the engine is loaded when it opens, and not before', async () => {
    expect(openSource).not.toHaveBeenCalled();
    await open();
    expect(openSource.mock.calls).toEqual([['en']]);
  });
  test('opened twice it is open once', async () => {
    await open();
    await open();
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });
});

describe('results', () => {
  test('are the pages and sections that fit, with where they stand', async () => {
    await open();
    await type('pool');
    expect(options()).toEqual(['/pool', '/retry#Pool size', '/pool#Pool type']);
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'poolConfig',
      'Pool sizeConfig › retry',
      'Pool typeConfig › pool',
    ]);
  });
  test('are counted for screen readers', async () => {
    await open();
    await type('pool');
    expect(message()).toBe('Results: 3');
    expect(input().getAttribute('aria-expanded')).toBe('true');
  });
  test('are none without a query, but a hint is', async () => {
    await open();
    expect(options()).toEqual([]);
    expect(message()).toBe('Type a topic, an option or an API name.');
    expect(input().getAttribute('aria-expanded')).toBe('false');
  });
  test('that are none are told with the query', async () => {
    await open();
    await type('webpack');
    expect(message()).toBe('No results for "webpack"');
  });
  test('that are not there yet are not said to be none', async () => {
    openSource.mockReturnValue(new Promise(() => {}));
    await open();
    await type('pool');
    expect(message()).toBe('');
  });
  test('come from at most 512 characters', async () => {
    await open();
    await type('a'.repeat(600));
    expect((input() as HTMLInputElement).value).toHaveLength(512);
  });
});

describe('the field', () => {
  test('has no autocomplete, autocorrect or spellcheck', async () => {
    await open();
    const names = ['autocomplete', 'autocorrect', 'autocapitalize', 'spellcheck'];
    expect(names.map((name) => input().getAttribute(name))).toEqual(['off', 'off', 'off', 'false']);
  });
  test('names its list and its active option', async () => {
    await open();
    await type('pool');
    press('ArrowDown');
    expect(document.getElementById(input().getAttribute('aria-controls') ?? '')?.role).toBe('listbox');
    expect(document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.getAttribute('href')).toBe(
      active(),
    );
  });
});

describe('a load that fails', () => {
  test('is told with what to do, and logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failure = new Error('offline');
    openSource.mockRejectedValue(failure);
    await open();
    expect(message()).toBe('Unable to fetch results. You might want to check your network connection.');
    expect(log.mock.calls).toEqual([[failure]]);
  });
  test('is tried again when the search opens again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    openSource.mockRejectedValueOnce(new Error('offline'));
    await open();
    await act(async () => dialog().close());
    await open();
    await type('pool');
    expect(message()).toBe('Results: 3');
  });
});
