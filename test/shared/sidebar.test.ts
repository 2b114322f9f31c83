import { expect, test } from 'vitest';
import type { SidebarEntry } from '#shared/schema/navigation.ts';
import {
  containsPage,
  flattenSidebar,
  isSidebarItem,
  localizeSidebar,
  neighbors,
  sidebarAt,
  sidebarKey,
} from '#shared/sidebar.ts';
import { site } from '../support/site.ts';

const A = { text: 'A', link: '/guide/a' };
const B = { text: 'B', link: '/guide/b/' };
const C = { text: 'C', link: '/guide/c' };
const sidebar: readonly SidebarEntry[] = [
  A,
  { dividerType: 'solid' },
  { text: 'Group', items: [B, { sectionHeaderText: 'Below' }, { text: 'Inner', items: [C] }] },
];

test('only entries with a text are items', () => {
  expect(sidebar.map(isSidebarItem)).toEqual([true, false, true]);
  expect(isSidebarItem({ sectionHeaderText: 'Below' })).toBe(false);
});

test('a sidebar is flattened from top to bottom, including its groups', () => {
  expect(flattenSidebar(sidebar)).toEqual([A, B, C]);
});

test('a group that is a page itself comes before its entries', () => {
  expect(flattenSidebar([{ text: 'Top', link: '/top/', items: [A] }])).toEqual([{ text: 'Top', link: '/top/' }, A]);
});

test('the sidebar of a page is the one of its version, or else the one of its section', () => {
  const versioned = { guide: [A], 'v1/guide': [B], api: [C] };
  expect(['/zh/guide/a', '/v1/zh/guide/a', '/v1/api/a'].map((route) => sidebarKey(versioned, route))).toEqual([
    'guide',
    'v1/guide',
    'api',
  ]);
});

test.each(['constructor', 'valueOf'])('a section named %s, as a property of all objects, has no sidebar', (section) => {
  expect(sidebarAt(site, `/${section}/`, 'en')).toEqual([]);
});

test('every link of a localized sidebar has the language, at any depth', () => {
  const links = flattenSidebar(localizeSidebar(sidebar, { lang: 'zh', version: '' }, { lang: 'en' })).map(
    ({ link }) => link,
  );
  expect(links).toEqual(['/zh/guide/a', '/zh/guide/b/', '/zh/guide/c']);
});

test('a localized sidebar keeps dividers, headers and groups without a link', () => {
  expect(localizeSidebar(sidebar, { lang: 'zh', version: '' }, { lang: 'en' })).toEqual([
    { text: 'A', link: '/zh/guide/a' },
    { dividerType: 'solid' },
    {
      text: 'Group',
      items: [
        { text: 'B', link: '/zh/guide/b/' },
        { sectionHeaderText: 'Below' },
        { text: 'Inner', items: [{ text: 'C', link: '/zh/guide/c' }] },
      ],
    },
  ]);
});

test('an item contains its own page and those below it', () => {
  const group = { text: 'Top', link: '/top/', items: [{ text: 'Inner', items: [C] }] };
  expect(containsPage(group, '/top')).toBe(true);
  expect(containsPage(group, '/guide/c')).toBe(true);
  expect(containsPage(group, '/guide/a')).toBe(false);
});

test('the neighbors of a page are those before and after it, also across groups', () => {
  expect(neighbors(sidebar, '/guide/b/')).toEqual({ prev: A, next: C });
});

test('the first page has nothing before it and the last nothing after', () => {
  expect(neighbors(sidebar, '/guide/a')).toEqual({ next: B });
  expect(neighbors(sidebar, '/guide/c')).toEqual({ prev: B });
});

test('a link to another site is no neighbor', () => {
  const elsewhere = { text: 'Elsewhere', link: 'https://b.test' };
  expect(neighbors([A, elsewhere, B], '/guide/a')).toEqual({ next: B });
});

test('a trailing slash makes no difference to neighbors', () => {
  expect(neighbors(sidebar, '/guide/b')).toEqual({ prev: A, next: C });
});

test('a page that is not in the sidebar has no neighbors', () => {
  expect(neighbors(sidebar, '/elsewhere')).toEqual({});
});
