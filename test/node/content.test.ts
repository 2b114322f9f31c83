import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openContent } from '#node/content.ts';
import { createDiskCache } from '#node/disk-cache.ts';
import { problemText } from '#node/problem.ts';
import { site, siteWith } from '../support/site.ts';
import { tempFolder, writeAll } from '../support/temp-folder.ts';

const PAGE = '# A\n\n[a](/guide/a)\n';

async function open(files: Readonly<Record<string, string>>, given = site) {
  const root = tempFolder(files);
  const place = { root, contentDir: 'content', publicDir: 'public' };
  return { root, content: await openContent(place, given, createDiskCache(join(root, 'cache'), '1')) };
}

test('right pages have no problems and compile in their language', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': PAGE });
  expect(content.problems()).toEqual([]);
  const { html } = await content.compiler.compile(join(root, 'content/zh/guide/a.mdx'), PAGE);
  expect(html).toEqual(['<h1 id="a">A</h1>\n<p><a href="/zh/guide/a">a</a></p>']);
});

test('wrong pages are told with file, line and column from the root of the project', async () => {
  const { content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': '# A\n\n[a](/gone)\n' });
  expect(content.problems().map(problemText)).toEqual([
    'content/zh/guide/a.mdx:3:1: the link "/gone" leads to no page',
  ]);
});

test('content outside of the versions is told by its folder, and what hangs on it is not', async () => {
  const root = tempFolder({ 'content/en/guide/a.mdx': PAGE, 'content/v2/en/guide/a.mdx': PAGE });
  const place = { root, contentDir: 'content', publicDir: 'public' };
  const versioned = { ...site, config: { ...site.config, multiVersion: { default: 'v2', versions: ['v2'] } } };
  const content = await openContent(place, versioned, createDiskCache(join(root, 'cache'), '1'));
  expect(content.problems().map(problemText)).toEqual([
    expect.stringMatching(/^content\/en: the site has versions \(v2\), and these pages are in none/),
    expect.stringMatching(/^content\/v2\/zh: the version has no pages here/),
  ]);
});

test('with Chinese as the default language, English has the segment and still the ids of both', async () => {
  const [en, zh] = ['# Hello\n\n[a](/guide/a#hello)\n', '# 你好\n\n[a](/guide/a#hello)\n'];
  const files = { 'content/en/guide/a.mdx': en, 'content/zh/guide/a.mdx': zh };
  const { root, content } = await open(files, { ...site, config: { ...site.config, lang: 'zh' } });
  expect(content.problems()).toEqual([]);
  expect(content.pages().map(({ entry }) => entry.routePath)).toEqual(['/en/guide/a', '/guide/a']);
  const html = async (lang: string, text: string) =>
    (await content.compiler.compile(join(root, `content/${lang}/guide/a.mdx`), text)).html;
  expect(await html('en', en)).toEqual(['<h1 id="hello">Hello</h1>\n<p><a href="/en/guide/a#hello">a</a></p>']);
  expect(await html('zh', zh)).toEqual(['<h1 id="hello">你好</h1>\n<p><a href="/guide/a#hello">a</a></p>']);
});

test('a change is seen after a refresh', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE });
  expect(content.problems()).toHaveLength(1);
  writeAll(root, { 'content/zh/guide/a.mdx': PAGE });
  await content.refresh();
  expect(content.problems()).toEqual([]);
  expect(content.pageAt(join(root, 'content/zh/guide/a.mdx'))?.entry.lang).toBe('zh');
});

test('a page that changed is read alone, and everything that hangs on it follows', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': PAGE });
  writeAll(root, { 'content/en/guide/a.mdx': '# Changed\n', 'content/zh/guide/a.mdx': '# Not looked at\n' });
  await content.refreshPage(join(root, 'content/en/guide/a.mdx'));
  expect(content.pages().map(({ entry, headingIds }) => [entry.title, ...headingIds])).toEqual([
    ['Changed', 'changed'],
    ['A', 'changed'],
  ]);
});

test.each([
  [true, /^2026-01-02T/],
  [false, /^$/],
])('with lastUpdated %s a page says when it was committed, or not', async (lastUpdated, time) => {
  const root = tempFolder({ 'content/en/guide/a.mdx': PAGE });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.test', ...args], {
      cwd: root,
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z' },
    });
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'one');
  const place = { root, contentDir: 'content', publicDir: 'public' };
  const content = await openContent(place, siteWith({ lastUpdated }), createDiskCache(join(root, 'cache'), '1'));
  expect(content.pages()[0]?.data.lastUpdatedTime).toMatch(time);
});

test('a file that is no page is not compiled', async () => {
  const { content } = await open({ 'content/en/guide/a.mdx': PAGE });
  await expect(content.compiler.compile('/elsewhere.mdx', '# A')).rejects.toThrow(
    '/elsewhere.mdx is not a page of this site',
  );
});
