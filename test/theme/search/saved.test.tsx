import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { blockedStorage, siteData } from '../../support/render.tsx';
import { answerOf, fakeSource, hit } from '../../support/search.ts';
import { site } from '../../support/site.ts';
import { dialog, input, openModal, press, type } from '../../support/search-modal.tsx';

const KEY = 'docs:searches:en';
const search = (title: string) => ({ url: `/${title}`, title, trail: 'Config' });
const many = (count: number, name: string) => Array.from({ length: count }, (_, index) => search(name + index));
const store = (recent: readonly unknown[], favorites: readonly unknown[] = []) =>
  localStorage.setItem(KEY, JSON.stringify({ recent, favorites }));
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as unknown;
const listed = (heading: string) => {
  const list = screen.queryByRole('region', { name: heading });
  return list
    ? within(list)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    : [];
};
const pressButton = (name: string) => act(async () => screen.getByRole('button', { name }).click());

const main = fakeSource();
beforeEach(() => {
  main.search.mockResolvedValue(answerOf(hit('pool'), hit('pool', 'Type')));
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
});

describe('the start screen', () => {
  test('says when there are no recent searches', async () => {
    await openModal({ main });
    expect(screen.getByText('No recent searches')).toBeTruthy();
  });
  test('shows at most seven recent searches under a heading', async () => {
    store(many(9, 'r'));
    await openModal({ main });
    expect(screen.getByRole('heading', { name: 'Recent' })).toBeTruthy();
    expect(listed('Recent')).toEqual(['/r0', '/r1', '/r2', '/r3', '/r4', '/r5', '/r6']);
    expect(screen.queryByRole('heading', { name: 'Favorites' })).toBeNull();
  });
  test('shows at most four recent searches beside favorites', async () => {
    store(many(7, 'r'), many(10, 'f'));
    await openModal({ main });
    expect(listed('Recent')).toHaveLength(4);
    expect(listed('Favorites')).toHaveLength(10);
  });
  test('gives way to results, and comes back when the field is empty', async () => {
    store(many(1, 'r'));
    await openModal({ main });
    await type('pool');
    expect(listed('Recent')).toEqual([]);
    await type('  ');
    expect(listed('Recent')).toEqual(['/r0']);
  });
});

describe('a result that the reader opens', () => {
  test('becomes the latest recent search, with its breadcrumb trail', async () => {
    await openModal({ main });
    await type('pool');
    press('ArrowDown');
    press('Enter');
    expect(stored()).toEqual({ recent: [{ url: '/pool#Type', title: 'Type', trail: 'Config › pool' }], favorites: [] });
  });
  test('does not become a recent search when it is a favorite', async () => {
    store([], [search('pool')]);
    await openModal({ main });
    await type('pool');
    press('Enter');
    expect(stored()).toEqual({ recent: [], favorites: [search('pool')] });
  });
  test('in a new tab becomes a recent search too', async () => {
    vi.stubGlobal('open', vi.fn());
    await openModal({ main });
    await type('pool');
    press('Enter', { ctrlKey: true });
    expect(stored()).toMatchObject({ recent: [{ url: '/pool' }] });
  });
});

describe('a saved search', () => {
  test('can be made a favorite and be taken out of favorites again', async () => {
    store([search('a'), search('b')]);
    await openModal({ main });
    await pressButton('Save “b” to favorites');
    expect([listed('Recent'), listed('Favorites')]).toEqual([['/a'], ['/b']]);
    expect(stored()).toEqual({ recent: [search('a')], favorites: [search('b')] });
    await pressButton('Take “b” out of favorites');
    expect([listed('Recent'), listed('Favorites')]).toEqual([['/b', '/a'], []]);
  });
  test('is removed, and focus moves to the field', async () => {
    store([search('a')], [search('b')]);
    await openModal({ main });
    await pressButton('Remove “a” from recent searches');
    await pressButton('Remove “b”');
    expect(screen.getByText('No recent searches')).toBeTruthy();
    expect(document.activeElement).toBe(input());
  });
  test('cannot become the eleventh favorite, and a note says so', async () => {
    store([search('a')], many(10, 'f'));
    await openModal({ main });
    const note = () => screen.queryByText('All 10 places are taken. Take one out to save another.');
    const save = () => screen.queryByRole('button', { name: 'Save “a” to favorites' });
    expect([note() !== null, save()]).toEqual([true, null]);
    await pressButton('Take “f0” out of favorites');
    expect([note(), save() !== null]).toEqual([null, true]);
  });
  test('stored by another tab appears on an open start screen', async () => {
    store([search('a')]);
    await openModal({ main });
    store([search('b'), search('a')]);
    await act(async () => void dispatchEvent(new StorageEvent('storage', { key: KEY })));
    expect(listed('Recent')).toEqual(['/b', '/a']);
  });
  test('opened with the middle button moves to the top, and the search stays open', async () => {
    store([search('a'), search('b')]);
    await openModal({ main });
    fireEvent(screen.getByRole('link', { name: /^b/ }), new MouseEvent('auxclick', { button: 1, bubbles: true }));
    expect([listed('Recent'), dialog().open]).toEqual([['/b', '/a'], true]);
  });
  test('made a favorite keeps what another tab has stored since', async () => {
    store([search('a')]);
    await openModal({ main });
    store([search('b'), search('a')]);
    await pressButton('Save “a” to favorites');
    expect(stored()).toEqual({ recent: [search('b')], favorites: [search('a')] });
  });
  test('closes the search when opened, and moves to the top', async () => {
    store([search('a'), search('b')]);
    await openModal({ main });
    fireEvent.click(screen.getByRole('link', { name: /^b/ }));
    expect(dialog().open).toBe(false);
    expect(stored()).toEqual({ recent: [search('b'), search('a')], favorites: [] });
  });
  test('is reached by ArrowUp and ArrowDown, which wrap, and typing returns to the field', async () => {
    store([search('a')], [search('f')]);
    await openModal({ main });
    const focused = () => document.activeElement?.getAttribute('href');
    press('ArrowDown');
    expect(focused()).toBe('/a');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(focused()).toBe('/f');
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowDown' });
    expect(focused()).toBe('/a');
    fireEvent.keyDown(document.activeElement as Element, { key: 'x' });
    expect(document.activeElement).toBe(input());
    press('ArrowUp');
    expect(focused()).toBe('/f');
  });
});

describe('with personalization off', () => {
  const { config } = site;
  const off = siteData('en', { ...site, config: { ...config, search: { ...config.search, personalization: false } } });
  test('no recent searches are shown or stored', async () => {
    store([search('a')]);
    await openModal({ main, site: off });
    expect(listed('Recent')).toEqual([]);
    expect(screen.getByText('Type a topic, an option or an API name.')).toBeTruthy();
    await type('pool');
    press('Enter');
    expect(stored()).toEqual({ recent: [search('a')], favorites: [] });
  });
});

describe('storage', () => {
  test.each(['{', '7', '{"recent":[{"url":"javascript:alert(1)","title":"x","trail":""}]}'])(
    'with %s in it counts as empty',
    async (rubbish) => {
      localStorage.setItem(KEY, rubbish);
      await openModal({ main });
      expect(screen.getByText('No recent searches')).toBeTruthy();
    },
  );
  test('that is blocked causes no error', async () => {
    vi.stubGlobal('localStorage', blockedStorage);
    await openModal({ main });
    await type('pool');
    press('Enter');
    expect(dialog().open).toBe(false);
  });
  test('is separate for each language', async () => {
    store([search('a')]);
    await openModal({ main, page: { lang: 'zh', routePath: '/zh/guide/a' } });
    expect(screen.getByText('暂无搜索记录')).toBeTruthy();
  });
});
