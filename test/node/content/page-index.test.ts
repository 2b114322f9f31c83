import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskCache } from '#node/content/disk-cache.ts';
import { indexPages, PAGES, routePathOf, withOverviews, withVersions } from '#node/content/page-index.ts';
import { readFiles, type Reading } from '#node/content/source-files.ts';
import type { SiteConfig } from '#shared/site.ts';
import { indexedPage } from '../../support/pages.ts';
import { site } from '../../support/site.ts';
import { translationHash } from '#node/content/translation.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

/** Reading with a cache in the root. */
function readingIn(root: string, config: SiteConfig): Reading {
  const place = { root, contentDir: 'content', publicDir: 'public' };
  return { place, config, cache: createDiskCache(join(root, 'cache'), '1'), keepsEmptied: false };
}

/** Indexes files; `en/a.mdx` has a known commit time. */
function index(files: Readonly<Record<string, string>>, changes: Partial<SiteConfig> = {}) {
  const root = tempFolder();
  writeAll(join(root, 'content'), files);
  const config = { ...site.config, ...changes };
  const reading = readingIn(root, config);
  return indexPages(readFiles(PAGES, reading), new Map([['en/a.mdx', '2026-01-02']]), reading.place, config);
}

describe('routePathOf', () => {
  test.each([
    ['en/index.mdx', '/'],
    ['zh/index.mdx', '/zh/'],
    ['en/guide/start/index.mdx', '/guide/start/'],
    ['en/guide/start/quick-start.mdx', '/guide/start/quick-start'],
    ['zh/guide/start/quick-start.md', '/zh/guide/start/quick-start'],
    ['en/guide/reindex.mdx', '/guide/reindex'],
    ['en/guide/a.mdx.mdx', '/guide/a.mdx'],
  ])('%s is shown at %s', (file, route) => {
    expect(routePathOf(file, { lang: 'en' })).toBe(route);
  });
  test('the default language has no segment', () => {
    expect(routePathOf('zh/a.mdx', { lang: 'zh' })).toBe('/a');
    expect(routePathOf('en/a.mdx', { lang: 'zh' })).toBe('/en/a');
  });
});

describe('the index', () => {
  test('a page has its route, language, file and title', () => {
    const [page] = index({ 'en/guide/a.mdx': '# Hello\n' });
    expect(page).toMatchObject({
      entry: { title: 'Hello', routePath: '/guide/a', lang: 'en', version: '', _relativePath: 'en/guide/a.mdx' },
      file: 'content/en/guide/a.mdx',
      path: expect.stringMatching(/^\/.+\/content\/en\/guide\/a\.mdx$/),
    });
  });
  test('the frontmatter title wins over the heading, which is kept too', () => {
    const [page] = index({ 'en/a.mdx': '---\ntitle: Short\n---\n# Long\n' });
    expect(page?.entry.title).toBe('Short');
    expect(page?.data.headingTitle).toBe('Long');
  });
  test('the outline has the headings from h2 to h4', () => {
    const [page] = index({ 'en/a.mdx': '# 1\n## 2\n### 3\n#### 4\n##### 5\n' });
    expect(page?.entry.toc.map(({ text, depth }) => [text, depth])).toEqual([
      ['2', 2],
      ['3', 3],
      ['4', 4],
    ]);
  });
  test('a translation of an earlier original is outdated, and only its record says so', () => {
    const en = '# Hello\n';
    const zh = (hash: string) => `---\ntranslatedFrom: '${hash}'\n---\n# 你好\n`;
    const pages = index({ 'en/a.mdx': en, 'zh/a.mdx': zh(translationHash(en)) });
    expect(pages.map(({ data }) => 'isOutdated' in data)).toEqual([false, false]);
    expect(pages[1]?.data.frontmatter).toEqual({});
    const [, behind] = index({ 'en/a.mdx': `${en}More.\n`, 'zh/a.mdx': zh(translationHash(en)) });
    expect(behind?.data.isOutdated).toBe(true);
  });
  test('an extra heading of a Chinese page keeps its own id, and takes none from those after it', () => {
    const [, zh] = index({ 'en/a.mdx': '# A\n## B\n### C\n', 'zh/a.mdx': '# 甲\n### 丁\n## 乙\n### 丙\n' });
    expect(zh?.headingIds).toEqual(['a', '丁', 'b', 'c']);
  });
  test('headings of a Chinese page have the ids of the English one', () => {
    const [, zh] = index({ 'en/a.mdx': '# Hello\n## How to\n', 'zh/a.mdx': '# 你好\n## 怎么做\n' });
    expect(zh?.headingIds).toEqual(['hello', 'how-to']);
    expect(zh?.entry.toc).toMatchObject([{ text: '怎么做', id: 'how-to' }]);
  });
  test('a Chinese page without a twin keeps its own ids', () => {
    const [zh] = index({ 'zh/a.mdx': '# 你好\n' });
    expect(zh?.headingIds).toEqual(['你好']);
  });
  test('pages are sorted by path, without other languages and file types', () => {
    const pages = index({ 'zh/a.mdx': '', 'en/b.mdx': '', 'en/a.md': '', 'fr/a.mdx': '', 'en/a.txt': '' });
    expect(pages.map(({ entry }) => entry._relativePath)).toEqual(['en/a.md', 'en/b.mdx', 'zh/a.mdx']);
  });
  test('excluded files are no pages', () => {
    const pages = index(
      { 'en/a.mdx': '', 'en/parts/b.mdx': '' },
      {
        route: { cleanUrls: true, exclude: ['**/parts/**'] },
      },
    );
    expect(pages.map(({ entry }) => entry._relativePath)).toEqual(['en/a.mdx']);
  });
  test('a page without title and heading has the fallback title, except a home page', () => {
    const themeConfig = { ...site.config.themeConfig, fallbackHeadingTitle: 'Untitled' };
    const files = { 'en/a.mdx': 'Text.\n', 'en/b.mdx': '# B\n', 'en/index.mdx': '---\npageType: home\n---\n' };
    const pages = index(files, { themeConfig });
    expect(pages.map(({ entry }) => entry.title)).toEqual(['Untitled', 'B', '']);
  });
  test('an overview has its own title, or else the default of its language', () => {
    const overview = '---\noverview: true\n---\n';
    const files = {
      'en/a.mdx': overview,
      'zh/a.mdx': overview,
      'en/b.mdx': '---\noverview: true\ntitle: All settings\n---\n',
    };
    const titles = withOverviews(index(files), site).map(({ entry, data }) => [entry.title, data.title]);
    expect(titles).toEqual([
      ['Overview', 'Overview'],
      ['All settings', 'All settings'],
      ['概览', '概览'],
    ]);
  });
  test('a page has the time of its last commit, where there is one', () => {
    const pages = index({ 'en/a.mdx': '# A\n', 'en/b.mdx': '# B\n' });
    expect(pages.map(({ data }) => data.lastUpdatedTime)).toEqual(['2026-01-02', '']);
  });
});

describe('with versions', () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  const indexVersions = (files: Readonly<Record<string, string>>) =>
    withVersions(index(files, { multiVersion }), { lang: 'en', multiVersion });

  test('each version has a folder, and the default one no segment', () => {
    const pages = indexVersions({
      'v1/en/a.mdx': '',
      'v1/zh/a.mdx': '',
      'v2/en/a.mdx': '',
      'v2/zh/a.mdx': '',
      'en/a.mdx': '',
    });
    expect(pages.map(({ entry }) => [entry.version, entry.lang, entry.routePath])).toEqual([
      ['v1', 'en', '/v1/a'],
      ['v1', 'zh', '/v1/zh/a'],
      ['v2', 'en', '/a'],
      ['v2', 'zh', '/zh/a'],
    ]);
  });
  test('a Chinese page has the heading ids of the English one of its version', () => {
    const pages = indexVersions({
      'v1/en/a.mdx': '# Old\n',
      'v1/zh/a.mdx': '# 旧\n',
      'v2/en/a.mdx': '# New\n',
      'v2/zh/a.mdx': '# 新\n',
    });
    expect(pages.flatMap(({ headingIds }) => headingIds)).toEqual(['old', 'old', 'new', 'new']);
  });
  test('a page links to itself in each version, or else to the home of that version, in its language', () => {
    const pages = indexVersions({ 'v1/zh/a.mdx': '', 'v2/zh/a.mdx': '', 'v2/zh/b.mdx': '' });
    expect(pages.map(({ data }) => data.versions?.map(({ link }) => link))).toEqual([
      ['/zh/a', '/v1/zh/a'],
      ['/zh/a', '/v1/zh/a'],
      ['/zh/b', '/v1/zh/'],
    ]);
  });
  test('a single version adds no version links', () => {
    const pages = [indexedPage('v1/en/a.mdx', { routePath: '/a' })];
    expect(withVersions(pages, { lang: 'en', multiVersion: { default: 'v1', versions: ['v1'] } })).toBe(pages);
  });
});

test('a changed source bypasses the cache and the earlier sources; an unchanged one is reused', async () => {
  const root = tempFolder({ 'content/en/a.mdx': '# Old\n', 'content/en/b.mdx': '# Same\n' });
  const reading = readingIn(root, site.config);
  const before = readFiles(PAGES, reading);
  writeAll(root, { 'content/en/a.mdx': '# New\n' });
  const after = readFiles(PAGES, reading, before);
  expect(after.get('en/a.mdx')?.parsed.headings).toMatchObject([{ text: 'New' }]);
  expect(after.get('en/b.mdx')?.parsed).toBe(before.get('en/b.mdx')?.parsed);
});
