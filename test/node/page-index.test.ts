import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createDiskCache } from '#node/disk-cache.ts';
import { indexPages, readSource, readSources, routePathOf } from '#node/page-index.ts';
import { translationHash } from '#node/translation.ts';
import { tempFolder, writeAll } from '../support/temp-folder.ts';

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
    expect(routePathOf(file, 'en')).toBe(route);
  });
  test('the default language is the one without a segment', () => {
    expect(routePathOf('zh/a.mdx', 'zh')).toBe('/a');
    expect(routePathOf('en/a.mdx', 'zh')).toBe('/en/a');
  });
});

describe('the index', () => {
  /** The index of files, of which `en/a.mdx` was last committed at a known time. */
  async function index(files: Readonly<Record<string, string>>, exclude: readonly string[] = []) {
    const root = tempFolder();
    writeAll(join(root, 'content'), files);
    const place = { root, contentDir: 'content', publicDir: 'public' };
    const sources = await readSources(place, exclude, createDiskCache(join(root, 'cache'), '1'));
    return indexPages(sources, new Map([['en/a.mdx', '2026-01-02T03:04:05Z']]), place, 'en');
  }

  test('a page knows its route, language, file and title', async () => {
    const [page] = await index({ 'en/guide/a.mdx': '# Hello\n' });
    expect(page).toMatchObject({
      entry: { title: 'Hello', routePath: '/guide/a', lang: 'en', version: '', _relativePath: 'en/guide/a.mdx' },
      file: 'content/en/guide/a.mdx',
      path: expect.stringMatching(/^\/.+\/content\/en\/guide\/a\.mdx$/),
    });
  });
  test('the title of the frontmatter goes before the heading, and the heading is kept', async () => {
    const [page] = await index({ 'en/a.mdx': '---\ntitle: Short\n---\n# Long\n' });
    expect(page?.entry.title).toBe('Short');
    expect(page?.data.headingTitle).toBe('Long');
  });
  test('the outline has the headings from h2 to h4', async () => {
    const [page] = await index({ 'en/a.mdx': '# 1\n## 2\n### 3\n#### 4\n##### 5\n' });
    expect(page?.entry.toc.map(({ text, depth }) => [text, depth])).toEqual([
      ['2', 2],
      ['3', 3],
      ['4', 4],
    ]);
  });
  test('a translation of other words than the present ones is outdated, and only its record says so', async () => {
    const en = '# Hello\n';
    const zh = (hash: string) => `---\ntranslatedFrom: '${hash}'\n---\n# 你好\n`;
    const pages = await index({ 'en/a.mdx': en, 'zh/a.mdx': zh(translationHash(en)) });
    expect(pages.map(({ data }) => 'isOutdated' in data)).toEqual([false, false]);
    expect(pages[1]?.data.frontmatter).toEqual({});
    const [, behind] = await index({ 'en/a.mdx': `${en}More.\n`, 'zh/a.mdx': zh(translationHash(en)) });
    expect(behind?.data.isOutdated).toBe(true);
  });
  test('headings of a Chinese page have the ids of the English one', async () => {
    const [, zh] = await index({ 'en/a.mdx': '# Hello\n## How to\n', 'zh/a.mdx': '# 你好\n## 怎么做\n' });
    expect(zh?.headingIds).toEqual(['hello', 'how-to']);
    expect(zh?.entry.toc).toMatchObject([{ text: '怎么做', id: 'how-to' }]);
  });
  test('a Chinese page without a twin keeps ids of its own', async () => {
    const [zh] = await index({ 'zh/a.mdx': '# 你好\n' });
    expect(zh?.headingIds).toEqual(['你好']);
  });
  test('pages come sorted by path, those of folders in other languages are none', async () => {
    const pages = await index({ 'zh/a.mdx': '', 'en/b.mdx': '', 'en/a.md': '', 'fr/a.mdx': '', 'en/a.txt': '' });
    expect(pages.map(({ entry }) => entry._relativePath)).toEqual(['en/a.md', 'en/b.mdx', 'zh/a.mdx']);
  });
  test('excluded files are no pages', async () => {
    const pages = await index({ 'en/a.mdx': '', 'en/parts/b.mdx': '' }, ['**/parts/**']);
    expect(pages.map(({ entry }) => entry._relativePath)).toEqual(['en/a.mdx']);
  });
  test('a page has the time of its last commit, where there is one', async () => {
    const pages = await index({ 'en/a.mdx': '# A\n', 'en/b.mdx': '# B\n' });
    expect(pages.map(({ data }) => data.lastUpdatedTime)).toEqual(['2026-01-02T03:04:05Z', '']);
  });
});

test('a source that changed is read again, past the cache', async () => {
  const root = tempFolder({ 'content/en/a.mdx': '# Old\n' });
  const place = { root, contentDir: 'content', publicDir: 'public' };
  const cache = createDiskCache(join(root, 'cache'), '1');
  expect((await readSource('en/a.mdx', place, cache)).headings).toMatchObject([{ text: 'Old' }]);
  writeAll(root, { 'content/en/a.mdx': '# New\n' });
  expect((await readSource('en/a.mdx', place, cache)).headings).toMatchObject([{ text: 'New' }]);
});
