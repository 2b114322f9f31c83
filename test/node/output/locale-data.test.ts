import { describe, expect, test } from 'vitest';
import { localeData } from '#node/output/locale-data.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';

const pages = [
  indexedPage('en/index.mdx', { routePath: '/', frontmatter: { pageType: 'home' } }),
  indexedPage('zh/guide/a.mdx', { routePath: '/zh/guide/a', title: '甲' }),
];
const ZH = { lang: 'zh', version: '' } as const;

describe('a language', () => {
  test('has its navigation in its language, and no sidebar', () => {
    const { locale } = localeData(ZH, pages, site);
    expect(locale).toMatchObject({ lang: 'zh', nav: [{ text: 'Guide', link: '/zh/guide/a' }] });
    expect(locale).not.toHaveProperty('sidebar');
  });
  test('has its navigation in its version, with links to the default one where a page is missing', () => {
    const nav = [
      { text: 'A', link: '/guide/a' },
      { text: 'Use', link: '/guide/a#use' },
      { text: 'New', link: '/guide/new' },
    ];
    const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
    const zh = { ...site.locales.zh, nav };
    const versioned = { config: { ...site.config, multiVersion }, locales: { ...site.locales, zh } };
    const old = [indexedPage('v1/zh/guide/a.mdx', { routePath: '/v1/zh/guide/a' })];
    expect(localeData({ lang: 'zh', version: 'v1' }, old, versioned).locale).toMatchObject({
      nav: [{ link: '/v1/zh/guide/a' }, { link: '/v1/zh/guide/a#use' }, { link: '/zh/guide/new' }],
    });
  });
  test('has the names of all languages', () => {
    expect(localeData(ZH, pages, site).languages).toMatchObject([
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ]);
  });
  test('has the links inside groups in its language too', () => {
    const nav = [
      {
        text: 'More',
        items: [
          { text: 'A', link: '/guide/a' },
          { text: 'B', link: 'https://b.test' },
        ],
      },
    ];
    const zh = { ...site.locales.zh, nav };
    expect(localeData(ZH, pages, { ...site, locales: { ...site.locales, zh } }).locale).toMatchObject({
      nav: [{ items: [{ link: '/zh/guide/a' }, { link: 'https://b.test' }] }],
    });
  });
});
