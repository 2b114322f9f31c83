import { expect, test } from 'vitest';
import { isNavActive } from '#shared/nav.ts';

test('an entry is active when its activeMatch matches the path', () => {
  const item = { text: 'Guide', link: '/guide/start/', activeMatch: '/guide/' };
  expect(isNavActive(item, '/guide/basic/cli')).toBe(true);
  expect(isNavActive(item, '/config/')).toBe(false);
});

test('activeMatch is a regular expression', () => {
  const item = { text: 'Reference', activeMatch: '^/(api|config)/' };
  expect(isNavActive(item, '/config/test/pool')).toBe(true);
  expect(isNavActive(item, '/guide/api/')).toBe(false);
});

test('the language in the path is ignored', () => {
  expect(isNavActive({ text: 'Guide', activeMatch: '^/guide/' }, '/zh/guide/start/')).toBe(true);
});

test('without activeMatch an entry is active on the page that it links to', () => {
  const item = { text: 'API', link: '/api/' };
  expect(isNavActive(item, '/zh/api/index.html')).toBe(true);
  expect(isNavActive(item, '/api/rstest/')).toBe(false);
});

test('an entry whose link has the language of the path is active', () => {
  expect(isNavActive({ text: 'API', link: '/zh/api/' }, '/zh/api/')).toBe(true);
});

test('a group is active when one of its entries is', () => {
  const group = { text: 'More', items: [{ text: 'Inner', items: [{ text: 'API', link: '/api/' }] }] };
  expect(isNavActive(group, '/api/')).toBe(true);
  expect(isNavActive(group, '/guide/')).toBe(false);
});

test('a group with its own activeMatch is also active when one of its entries is', () => {
  const group = { text: 'More', activeMatch: '^/api/', items: [{ text: 'Guide', link: '/guide/' }] };
  expect(['/api/x', '/guide/', '/config/'].map((path) => isNavActive(group, path))).toEqual([true, true, false]);
});

test('the version in the path is ignored', () => {
  const item = { text: 'Guide', link: '/v1/zh/guide/', activeMatch: '^/guide/' };
  expect(isNavActive(item, '/v1/zh/guide/start/')).toBe(true);
  expect(isNavActive({ text: 'Guide', link: '/v1/guide/' }, '/v1/guide/')).toBe(true);
});

test('an external link is never active', () => {
  expect(isNavActive({ text: 'Elsewhere', link: 'https://a.test/' }, '/https://a.test/')).toBe(false);
});

test('a group without link and entries is never active', () => {
  expect(isNavActive({ text: 'More' }, '/')).toBe(false);
});
