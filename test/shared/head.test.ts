import { describe, expect, test } from 'vitest';
import type { HeadTag } from '#shared/schema/frontmatter.ts';
import { documentTitle, headTags } from '#shared/head.ts';
import { allPagesData } from '#shared/all-pages.ts';
import { dataWith } from '../support/pages.ts';
import { site, siteSearching } from '../support/site.ts';

const contentOf = (tags: readonly HeadTag[], name: string) =>
  tags.find(([, attributes]) => attributes['property'] === name || attributes['name'] === name)?.[1]['content'];

describe('documentTitle', () => {
  test('is the page title and the site title', () => {
    expect(documentTitle(dataWith({ title: 'Pool' }), 'Docs')).toBe('Pool - Docs');
  });
  test('ends in the titleSuffix of the page where there is one', () => {
    expect(documentTitle(dataWith({ title: 'Pool', frontmatter: { titleSuffix: 'Config' } }), 'Docs')).toBe(
      'Pool - Config',
    );
  });
  test('is the page title alone when its titleSuffix is empty', () => {
    expect(documentTitle(dataWith({ title: 'Pool', frontmatter: { titleSuffix: '' } }), 'Docs')).toBe('Pool');
  });
  test('does not repeat the site title', () => {
    expect(documentTitle(dataWith({ title: 'Docs' }), 'Docs')).toBe('Docs');
  });
  test('is the site title for a page without a title', () => {
    expect(documentTitle(dataWith({ title: '' }), 'Docs')).toBe('Docs');
  });
});

describe('headTags', () => {
  const zhPage = dataWith({ lang: 'zh', routePath: '/zh/guide/a', title: '甲' });

  test('the canonical address is the page itself, in its own language', () => {
    expect(headTags(zhPage, site)).toContainEqual(['link', { rel: 'canonical', href: 'https://docs.test/zh/guide/a' }]);
  });
  test('every language has an alternate link, and English is x-default', () => {
    const alternates = headTags(zhPage, site).filter(([, { hreflang }]) => hreflang);
    expect(alternates).toEqual([
      ['link', { rel: 'alternate', hreflang: 'en', href: 'https://docs.test/guide/a' }],
      ['link', { rel: 'alternate', hreflang: 'zh-CN', href: 'https://docs.test/zh/guide/a' }],
      ['link', { rel: 'alternate', hreflang: 'x-default', href: 'https://docs.test/guide/a' }],
    ]);
  });
  test('the Markdown copy has an alternate link', () => {
    const href = 'https://docs.test/zh/guide/a.md';
    expect(headTags(zhPage, site)).toContainEqual(['link', { rel: 'alternate', type: 'text/markdown', href }]);
  });
  test('the list of all pages has no link to a Markdown copy', () => {
    const tags = headTags(allPagesData('zh', 'en', site.locales.zh.texts.allPages), site);
    expect(tags.filter(([, { type }]) => type === 'text/markdown')).toEqual([]);
  });
  test('the description of a page comes from its frontmatter', () => {
    const tags = headTags(dataWith({ frontmatter: { description: 'About A.' } }), site);
    expect(contentOf(tags, 'description')).toBe('About A.');
    expect(contentOf(tags, 'og:description')).toBe('About A.');
  });
  test('a page without a description takes the one of its language', () => {
    expect(contentOf(headTags(zhPage, site), 'description')).toBe('关于文档。');
  });
  test('the Open Graph tags have title, address, site and language', () => {
    const tags = headTags(zhPage, site);
    expect(contentOf(tags, 'og:title')).toBe('甲 - Docs');
    expect(contentOf(tags, 'og:url')).toBe('https://docs.test/zh/guide/a');
    expect(contentOf(tags, 'og:site_name')).toBe('Docs');
    expect(contentOf(tags, 'og:locale')).toBe('zh_CN');
  });
  test.each([
    ['en', undefined],
    ['zh-Hans', undefined],
    ['zh-TW', 'zh_TW'],
    ['zh-Hans-CN', 'zh_CN'],
    ['es-419', 'es_419'],
    ['de-CH-1996', 'de_CH'],
  ])('og:locale of the tag %s is its language with its territory: %s', (tag, locale) => {
    const given = { ...site, locales: { ...site.locales, en: { ...site.locales.en, tag } } };
    expect(contentOf(headTags(dataWith(), given), 'og:locale')).toBe(locale);
  });
  test('a shared address is shown with the card of its section, large and in its size', () => {
    const tags = headTags(zhPage, site);
    expect(contentOf(tags, 'og:image')).toBe('https://docs.test/cards/zh/guide.png');
    expect(contentOf(tags, 'og:image:width')).toBe('1200');
    expect(contentOf(tags, 'og:image:height')).toBe('630');
    expect(contentOf(tags, 'og:image:alt')).toBe('Guide - Docs');
    expect(contentOf(tags, 'twitter:card')).toBe('summary_large_image');
  });
  test('the home page is a website, every other one an article', () => {
    expect(contentOf(headTags(dataWith({ pageType: 'home' }), site), 'og:type')).toBe('website');
    expect(contentOf(headTags(dataWith(), site), 'og:type')).toBe('article');
  });
  test('tags of the frontmatter come last', () => {
    const own = ['meta', { name: 'author', content: 'us' }] as const;
    expect(headTags(dataWith({ frontmatter: { head: [own] } }), site).at(-1)).toEqual(own);
  });
  test('the 404 page has noindex and no canonical address', () => {
    expect(headTags(dataWith({ pageType: '404' }), site)).toEqual([['meta', { name: 'robots', content: 'noindex' }]]);
  });
});

describe('the hosted search', () => {
  const hosted = { appId: 'APP', apiKey: 'KEY', indexName: 'docs' };
  const given = siteSearching({ hosted });
  const preconnects = (...args: Parameters<typeof headTags>) =>
    headTags(...args).filter(([, { rel }]) => rel === 'preconnect');
  const TAG = ['link', { rel: 'preconnect', href: 'https://app-dsn.algolia.net', crossorigin: '' }];

  test('is preconnected on every page, including the 404 page', () => {
    expect(preconnects(dataWith(), given)).toEqual([TAG]);
    expect(preconnects(dataWith({ pageType: '404' }), given)).toEqual([TAG]);
  });
  test('is not preconnected with the local index or without search', () => {
    expect(preconnects(dataWith(), site)).toEqual([]);
    const { config, ...rest } = given;
    const themeConfig = { ...config.themeConfig, search: false };
    expect(preconnects(dataWith(), { ...rest, config: { ...config, themeConfig } })).toEqual([]);
  });
});
