import { expect, test } from 'vitest';
import { allPagesHtml } from '#node/output/all-pages.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const pages = [
  indexedPage('en/index.mdx', { routePath: '/', title: '' }),
  indexedPage('en/about.mdx', { routePath: '/about', title: 'A & <b>' }),
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a' }),
  indexedPage('zh/index.mdx', { routePath: '/zh/', title: '' }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' }),
];

test('the list has pages outside of sidebars first, then each section with its navigation name and groups', () => {
  expect(allPagesHtml('en', pages, site)).toBe(
    '<h1>All pages</h1>' +
      '<ul><li><a href="/">Docs home</a></li><li><a href="/about">A &amp; &lt;b></a></li></ul>' +
      '<h2>Guide</h2><ul><li>Start<ul><li><a href="/guide/a">A</a></li></ul></li></ul>',
  );
});

test('a section is named as in llms.txt: after the navigation entry that leads to a page of it', () => {
  const nav = [{ text: 'Both', link: '/both', activeMatch: '.' }, ...site.locales.en.nav];
  const locales = { ...site.locales, en: { ...site.locales.en, nav } };
  expect(allPagesHtml('en', pages, { ...site, locales })).toContain('<h2>Guide</h2>');
});

test('the list of a language links only to its own pages', () => {
  const html = allPagesHtml('zh', pages, site);
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/zh/', '/zh/guide/a']);
});

test('the list leaves out the sidebars of older versions', () => {
  const { guide = [] } = site.locales.en.sidebar;
  const sidebar = { guide, 'v1/guide': [{ text: 'Old', link: '/guide/a' }] };
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar } };
  const versioned = { config: { ...site.config, multiVersion }, locales };
  const current = pages.map((page) => ({ ...page, entry: { ...page.entry, version: 'v2' } }));
  expect(allPagesHtml('en', current, versioned)).toBe(allPagesHtml('en', pages, site));
});

test('dividers and section headers are left out, links of groups are kept', () => {
  const guide = [
    { dividerType: 'solid' as const },
    { sectionHeaderText: 'More' },
    { text: 'Group', link: '/guide/', items: [{ text: 'A', link: '/guide/a' }] },
  ];
  const locales = { ...site.locales, en: { ...site.locales.en, sidebar: { guide } } };
  expect(allPagesHtml('en', [], { ...site, locales })).toBe(
    '<h1>All pages</h1><h2>Guide</h2><ul><li><a href="/guide/">Group</a><ul><li><a href="/guide/a">A</a></li></ul></li></ul>',
  );
});
