import { expect, test } from 'vitest';
import type { PageEntry } from '#shared/page.ts';
import { notFoundData, pageData } from '#shared/page-data.ts';

const entry: PageEntry = {
  title: 'Pool',
  routePath: '/zh/config/test/pool',
  lang: 'zh',
  toc: [{ text: 'Type', id: 'type', depth: 2, charIndex: 10 }],
  frontmatter: { description: 'About pools.' },
  version: '',
  _relativePath: 'zh/config/test/pool.mdx',
};
const facts = { headingTitle: 'pool', lastUpdatedTime: '2026-01-02' };

test('the record of a page combines its index entry with its other facts', () => {
  expect(pageData(entry, facts)).toEqual({
    routePath: '/zh/config/test/pool',
    lang: 'zh',
    title: 'Pool',
    headingTitle: 'pool',
    frontmatter: { description: 'About pools.' },
    pageType: 'doc',
    toc: [{ text: 'Type', id: 'type', depth: 2, charIndex: -1 }],
    version: '',
    lastUpdatedTime: '2026-01-02',
    _relativePath: 'zh/config/test/pool.mdx',
  });
});

test('an edit that only moves headings does not change the record', () => {
  const moved = { ...entry, toc: entry.toc.map((heading) => ({ ...heading, charIndex: 99 })) };
  expect(pageData(moved, facts)).toEqual(pageData(entry, facts));
});

test('a page has the type that its frontmatter names', () => {
  expect(pageData({ ...entry, frontmatter: { pageType: 'home' } }, facts).pageType).toBe('home');
});

test('the 404 page has the route /404 in its language', () => {
  expect(notFoundData({ lang: 'en', version: '' }, { lang: 'en' }, 'PAGE NOT FOUND')).toMatchObject({
    routePath: '/404',
    lang: 'en',
    title: 'PAGE NOT FOUND',
    pageType: '404',
    toc: [],
  });
  expect(notFoundData({ lang: 'zh', version: '' }, { lang: 'en' }, '页面不存在').routePath).toBe('/zh/404');
});
