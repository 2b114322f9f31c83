import { describe, expect, test } from 'vitest';
import type { LocaleInput, SiteInput } from '#shared/schema/site.ts';
import type { ThemeConfigInput } from '#shared/schema/theme.ts';
import { resolveSite } from '#shared/site.ts';
import { site } from '../support/site.ts';

function whole(theme: Partial<ThemeConfigInput>, zh: Partial<LocaleInput> = {}, description?: string) {
  const { texts } = site.locales.zh;
  const input: SiteInput = {
    config: {
      ...site.config,
      ...(description !== undefined && { description }),
      themeConfig: { ...site.config.themeConfig, ...theme },
    },
    locales: {
      en: { lang: 'en', tag: 'en', label: 'English', texts: site.locales.en.texts },
      zh: { lang: 'zh', tag: 'zh-CN', label: '简体中文', texts, ...zh },
    },
  };
  return resolveSite(input);
}

test('a site without settings has no navigation, sidebar or edit link, and the texts of its languages', () => {
  const { en } = whole({}).locales;
  expect([en.nav, en.sidebar, en.editLink, en.description]).toEqual([[], {}, undefined, '']);
  expect(en.texts).toEqual(site.locales.en.texts);
});

describe('a theme setting applies to all languages, and a language can override it', () => {
  const nav = [{ text: 'A', link: '/a' }];
  const own = [{ text: '甲', link: '/a' }];
  const sidebar = { guide: [] };

  test('in navigation, sidebar and description', () => {
    const { en, zh } = whole(
      { nav, sidebar },
      { nav: own, sidebar: { api: [] }, description: '自己的' },
      'Theirs',
    ).locales;
    expect([en.nav, en.sidebar, en.description]).toEqual([nav, sidebar, 'Theirs']);
    expect([zh.nav, zh.sidebar, zh.description]).toEqual([own, { api: [] }, '自己的']);
  });
  test('in the edit link, separately for its address and its text', () => {
    const editLink = { docRepoBaseUrl: 'https://repo.test/', text: 'Edit' };
    const { en, zh } = whole({ editLink }, { editLink: { text: '编辑' } }).locales;
    expect([en.editLink, en.texts.doc.editLink]).toEqual([{ docRepoBaseUrl: 'https://repo.test/' }, 'Edit']);
    expect([zh.editLink, zh.texts.doc.editLink]).toEqual([{ docRepoBaseUrl: 'https://repo.test/' }, '编辑']);
  });
  test('in the titles of outline, previous and next page', () => {
    const theirs = { outlineTitle: 'O', prevPageText: 'P', nextPageText: 'N' };
    const { en, zh } = whole(theirs, { outlineTitle: '大纲', nextPageText: '下' }).locales;
    expect([en.texts.outline.title, en.texts.doc.prevPage, en.texts.doc.nextPage]).toEqual(['O', 'P', 'N']);
    expect([zh.texts.outline.title, zh.texts.doc.prevPage, zh.texts.doc.nextPage]).toEqual(['大纲', 'P', '下']);
  });
});

test('the theme sets the texts of the last update and the overview', () => {
  const { texts } = whole({
    lastUpdatedText: 'Changed',
    overview: { filterNameText: 'Find', filterPlaceholderText: 'a name', filterNoResultText: 'None: {query}' },
  }).locales.en;
  expect(texts.doc.lastUpdated).toBe('Changed');
  expect(texts.overview).toEqual({
    ...site.locales.en.texts.overview,
    filterNameText: 'Find',
    filterPlaceholderText: 'a name',
    filterNoResultText: 'None: {query}',
  });
});

test('settings that move into the languages are removed from the theme', () => {
  const { themeConfig } = whole({
    nav: [],
    sidebar: {},
    editLink: {},
    outlineTitle: 'O',
    prevPageText: 'P',
    nextPageText: 'N',
    lastUpdatedText: 'L',
    overview: {},
  }).config;
  expect(themeConfig).toEqual(site.config.themeConfig);
});
