import { expect, test } from 'vitest';
import { readPage } from '#node/content/read-page.ts';
import { feed } from '#node/output/emit/feed.ts';
import { emitInput } from '../../../support/emit-input.ts';
import { indexedPage } from '../../../support/pages.ts';

/** The feeds of a site with one page in both languages, by path. */
function feedsOf(en: string, zh: string): ReadonlyMap<string, string> {
  const pages = [
    indexedPage('en/news.mdx', { routePath: '/news', ...readPage(en, 'content/en/news.mdx') }),
    indexedPage('zh/news.mdx', { routePath: '/zh/news', ...readPage(zh, 'content/zh/news.mdx') }),
  ];
  const files = feed(emitInput({ pages }));
  return new Map(files.map(({ path, text }) => [path, text]));
}

const entries = (text = '') => text.match(/<entry>.*<\/entry>/g);

test('sections that begin with a date are entries, the newest first, with their first sentence', () => {
  const feeds = feedsOf(
    '# News\n\n## 0.1\n\n2026-01-02. A & B in 0.1.0. More.\n\n## Later\n\nIn 2026.\n\n## 0.2\n\n2026-02-03. Node.js 20.\n',
    '# 新闻\n\n## 0.1\n\n2026-01-02。先有甲。再有乙。\n',
  );
  expect(entries(feeds.get('feed.xml'))).toEqual([
    '<entry><id>https://docs.test/news#02</id><title>0.2</title><link href="https://docs.test/news#02"/>' +
      '<updated>2026-02-03T00:00:00Z</updated><summary>Node.js 20.</summary></entry>',
    '<entry><id>https://docs.test/news#01</id><title>0.1</title><link href="https://docs.test/news#01"/>' +
      '<updated>2026-01-02T00:00:00Z</updated><summary>A &amp; B in 0.1.0.</summary></entry>',
  ]);
  expect(feeds.get('feed.xml')).toContain('<updated>2026-02-03T00:00:00Z</updated>\n<entry>');
  expect(entries(feeds.get('zh/feed.xml'))).toEqual([expect.stringContaining('<summary>先有甲。</summary>')]);
});

test('each feed names its own address, and itself in its language', () => {
  const feeds = feedsOf('# News\n', '# 新闻\n');
  expect(feeds.get('feed.xml')).toContain('\n<title>Rstest releases</title>\n');
  expect(feeds.get('zh/feed.xml')).toContain('\n<title>Rstest 版本更新</title>\n');
  expect(feeds.get('feed.xml')).toContain('<id>https://docs.test/feed.xml</id>');
  expect(feeds.get('zh/feed.xml')).toContain('xml:lang="zh-CN"');
  expect(feeds.get('zh/feed.xml')).toContain('<link rel="self" href="https://docs.test/zh/feed.xml"/>');
});

test('a type in a heading leaves the feed well-formed: XML forbids "]]>" in text', () => {
  const feeds = feedsOf('# News\n\n## `Set<A[B[C]]>`\n\n2026-01-02. It has `A[B[C]]>` in it.\n', '# 新闻\n');
  expect(entries(feeds.get('feed.xml'))).toEqual([expect.stringContaining('<title>Set&lt;A[B[C]]&gt;</title>')]);
  expect(feeds.get('feed.xml')).not.toContain(']]>');
});

test('an entry that is mostly links is in the feed', () => {
  const feeds = feedsOf(
    '# News\n\n## 0.1\n\n2026-01-02. [One thing](/a) and [another thing](/b).\n\nMore.\n',
    '# 新闻\n',
  );
  expect(entries(feeds.get('feed.xml'))).toEqual([
    expect.stringContaining('<summary>One thing and another thing.</summary>'),
  ]);
});
