import { expect, test } from 'vitest';
import { sitemap } from '#node/output/emit/sitemap.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';

const pages = [
  indexedPage('en/guide/a.mdx', { routePath: '/guide/a', lastUpdatedTime: '2026-01-02' }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a' }),
];
const [file, robots] = sitemap(emitInput({ pages }));

test('the sitemap lists every page with its twins and, where known, the day of its last change', () => {
  const twins =
    '<xhtml:link rel="alternate" hreflang="en" href="https://docs.test/guide/a"/>' +
    '<xhtml:link rel="alternate" hreflang="zh-CN" href="https://docs.test/zh/guide/a"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://docs.test/guide/a"/>';
  expect(file?.path).toBe('sitemap.xml');
  expect(file?.text.split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    `<url><loc>https://docs.test/guide/a</loc><lastmod>2026-01-02</lastmod>${twins}</url>`,
    `<url><loc>https://docs.test/zh/guide/a</loc>${twins}</url>`,
    '</urlset>',
    '',
  ]);
});

test('pages that search engines are told to leave out are neither listed nor twins of others', () => {
  const head = [['meta', { name: 'robots', content: 'noindex, follow' }]] as const;
  const [listed] = sitemap(
    emitInput({
      pages: [
        ...pages,
        indexedPage('en/lost.mdx', { routePath: '/lost', frontmatter: { pageType: '404' } }),
        indexedPage('en/b.mdx', { routePath: '/b' }),
        indexedPage('zh/b.mdx', { routePath: '/zh/b', frontmatter: { head } }),
      ],
    }),
  );
  const twin = (tag: string) => `<xhtml:link rel="alternate" hreflang="${tag}" href="https://docs.test/b"/>`;
  expect(listed?.text.split('\n').slice(4)).toEqual([
    `<url><loc>https://docs.test/b</loc>${twin('en')}${twin('x-default')}</url>`,
    '</urlset>',
    '',
  ]);
});

test('an ampersand in an address is escaped', () => {
  const [odd] = sitemap(emitInput({ pages: [indexedPage('en/a.mdx', { routePath: '/q&a' })] }));
  expect(odd?.text).toContain('<loc>https://docs.test/q&amp;a</loc>');
});

test('robots.txt allows everything and names the sitemap', () => {
  expect(robots).toEqual({
    path: 'robots.txt',
    text: 'User-agent: *\nAllow: /\n\nSitemap: https://docs.test/sitemap.xml\n',
  });
});
