import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openContent, openOutputCache } from '#node/compile/content.ts';
import { createDiskCache } from '#node/content/disk-cache.ts';
import type { IndexedPage } from '#node/content/page-index.ts';
import { problemText } from '#node/content/problem.ts';
import { site, siteWith } from '../../support/site.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const PAGE = '# A\n\n[a](/guide/a)\n';

async function open(files: Readonly<Record<string, string>>, given = site) {
  const root = tempFolder({ 'public/favicon.svg': '', ...files });
  const place = { root, contentDir: 'content', publicDir: 'public' };
  return { root, content: await openContent(place, given, createDiskCache(join(root, 'cache'), '1')) };
}

test('valid pages have no problems and compile in their language', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': PAGE });
  expect(content.problems()).toEqual([]);
  const page = content.pageAt(join(root, 'content/zh/guide/a.mdx'));
  const { html } = await content.compile(page as IndexedPage);
  expect(html).toEqual(['<h1 id="a">A</h1>\n<p><a href="/zh/guide/a">a</a></p>']);
});

test('a byte order mark is not part of the text: the frontmatter behind it is read', async () => {
  const text = `---\ntitle: From the frontmatter\n---\n\n${PAGE}`;
  const { root, content } = await open({ 'content/en/guide/a.mdx': `\uFEFF${text}`, 'content/zh/guide/a.mdx': PAGE });
  const page = content.pageAt(join(root, 'content/en/guide/a.mdx'));
  expect([page?.text, page?.entry.frontmatter.title]).toEqual([text, 'From the frontmatter']);
});

test('a file that is empty keeps its text for one reading, in case an editor is writing it', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': PAGE });
  writeAll(root, { 'content/en/guide/a.mdx': '' });
  const text = () => content.pageAt(join(root, 'content/en/guide/a.mdx'))?.text;
  await content.refresh(true);
  expect(text()).toBe(PAGE);
  await content.refresh();
  expect(text()).toBe('');
});

test('a page is read again alone: other files wait, and one that is empty or gone keeps its text', async () => {
  const [en, zh] = ['content/en/guide/a.mdx', 'content/zh/guide/a.mdx'];
  const { root, content } = await open({ [en]: PAGE, [zh]: PAGE });
  const texts = () => content.pages().map(({ text }) => text);
  const rereadEnglish = (text: string) => {
    writeAll(root, { [en]: text });
    content.reread([join(root, en)]);
  };
  writeAll(root, { [zh]: '# B\n' });
  rereadEnglish('# C\n');
  expect(texts()).toEqual(['# C\n', PAGE]);
  rereadEnglish('');
  rmSync(join(root, en));
  content.reread([join(root, en)]);
  expect(texts()).toEqual(['# C\n', PAGE]);
  await content.refresh();
  expect(texts()).toEqual(['# B\n']);
});

test('the generation changes with a page, its phrases, its outputs and its images, and with nothing else', async () => {
  const image = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"></svg>`;
  const { root, content } = await open({
    'content/en/guide/a.mdx': `${PAGE}\n![a](/a.svg)\n`,
    'public/a.svg': image(9),
  });
  const isNewAfter = async (files: Readonly<Record<string, string>>) => {
    const before = content.generation();
    writeAll(root, files);
    await content.refresh();
    return content.generation() !== before;
  };
  expect(await isNewAfter({})).toBe(false);
  expect(await isNewAfter({ 'content/en/guide/a.mdx': `${PAGE}\nMore.\n\n![a](/a.svg)\n` })).toBe(true);
  expect(await isNewAfter({ 'content/phrases/guide/a.yaml': 'a:\n  en:\n    - first\n' })).toBe(true);
  expect(await isNewAfter({ 'content/outputs/guide/a.ansi': 'one\n' })).toBe(true);
  expect(await isNewAfter({ 'public/a.svg': image(1000) })).toBe(true);
  expect(await isNewAfter({ 'public/b.svg': image(9) })).toBe(false);
});

test('problems carry line, column and the path from the project root', async () => {
  const { content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': '# A\n\n[a](/gone)\n' });
  expect(content.problems().map(problemText)).toEqual([
    'content/zh/guide/a.mdx:3:1: the link "/gone" leads to a page that does not exist',
  ]);
});

test('recorded outputs without a page are reported', async () => {
  const pages = { 'content/en/guide/a.mdx': PAGE, 'content/zh/guide/a.mdx': PAGE };
  const { content } = await open({
    ...pages,
    'content/outputs/guide/a.ansi': 'one\n',
    'content/outputs/guide/b.ansi': 'two\n',
  });
  expect(content.problems().map(problemText)).toEqual([
    'content/outputs/guide/b.ansi:1:1: there is no page for these outputs; give the file the path of its page below the language, or remove it',
  ]);
});

test('pages outside of the versions are reported once per folder, without follow-up problems', async () => {
  const versioned = { ...site, config: { ...site.config, multiVersion: { default: 'v2', versions: ['v2'] } } };
  const { content } = await open({ 'content/en/guide/a.mdx': PAGE, 'content/v2/en/guide/a.mdx': PAGE }, versioned);
  expect(content.problems().map(problemText)).toEqual([
    expect.stringMatching(/^content\/en: the site has versions \(v2\), and these pages are in none/),
    expect.stringMatching(/^content\/v2\/zh: the version has no pages here/),
  ]);
});

test('with Chinese as the default language, English has the segment and both keep the English ids', async () => {
  const [en, zh] = ['# Hello\n\n[a](/guide/a#hello)\n', '# 你好\n\n[a](/guide/a#hello)\n'];
  const files = { 'content/en/guide/a.mdx': en, 'content/zh/guide/a.mdx': zh };
  const { content } = await open(files, { ...site, config: { ...site.config, lang: 'zh' } });
  expect(content.problems()).toEqual([]);
  expect(content.pages().map(({ entry }) => entry.routePath)).toEqual(['/en/guide/a', '/guide/a']);
  const compiled = await Promise.all(content.pages().map((page) => content.compile(page)));
  expect(compiled.map(({ html }) => html)).toEqual([
    ['<h1 id="hello">Hello</h1>\n<p><a href="/en/guide/a#hello">a</a></p>'],
    ['<h1 id="hello">你好</h1>\n<p><a href="/guide/a#hello">a</a></p>'],
  ]);
});

test.each([
  ['MDX', 'Some {open', ''],
  ['frontmatter', '---\ntitle: "open\n---\n', '2:13'],
])('a page with broken %s is reported once, and its twin not at all', async (_, wrong, place) => {
  const link = '# A\n\n[a](/guide/a#a)\n';
  const { content } = await open({ 'content/en/guide/a.mdx': `${wrong}\n`, 'content/zh/guide/a.mdx': link });
  expect(content.problems().map(problemText)).toEqual([expect.stringContaining(`content/en/guide/a.mdx:${place}`)]);
});

test('a change is seen after a refresh', async () => {
  const { root, content } = await open({ 'content/en/guide/a.mdx': PAGE });
  expect(content.problems()).toHaveLength(1);
  writeAll(root, { 'content/zh/guide/a.mdx': PAGE });
  await content.refresh();
  expect(content.problems()).toEqual([]);
  expect(content.pageAt(join(root, 'content/zh/guide/a.mdx'))?.entry.lang).toBe('zh');
});

test('the compile input of a page changes only with its text and the headings of its twin', async () => {
  const [en, zh] = ['content/en/guide/a.mdx', 'content/zh/guide/a.mdx'];
  const { root, content } = await open({ [en]: PAGE, [zh]: PAGE, 'content/en/guide/b.mdx': '# B\n' });
  const inputs = () => content.pages().map((page) => content.inputOf(page));
  const changedBy = async (files: Readonly<Record<string, string>>) => {
    const before = inputs();
    writeAll(root, files);
    await content.refresh();
    return inputs().map((input, index) => input !== before[index]);
  };
  expect(await changedBy({ 'content/en/guide/b.mdx': '# Bee\n' })).toEqual([false, true, false]);
  expect(await changedBy({ [en]: `${PAGE}More.\n` })).toEqual([true, false, false]);
  expect(await changedBy({ [en]: '# Changed\n' })).toEqual([true, false, true]);
});

test('an error of the compiler names the page and what went wrong', async () => {
  const { content } = await open({ 'content/en/guide/a.mdx': '# A\n\n{a b}\n' });
  await expect(content.compile(content.pages()[0] as IndexedPage)).rejects.toThrow(
    'content/en/guide/a.mdx: the page cannot be compiled: Could not parse expression',
  );
});

test.each([
  [true, '2026-01-02'],
  [false, ''],
])('with lastUpdated %s a page has the day of its commit, or none', async (lastUpdated, day) => {
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
  const shown = () => content.pages()[0]?.data.lastUpdatedTime;
  expect(shown()).toBe(day);
  // Right after an edit git does not run: the dates stay, even when the repository is gone.
  rmSync(join(root, '.git'), { recursive: true });
  await content.refresh(true);
  expect(shown()).toBe(day);
  await content.refresh();
  expect(shown()).toBe('');
});

test('outputs are made again under a Node with another ICU, which may split Chinese text differently', () => {
  const root = tempFolder();
  const kept = (text: string) => openOutputCache(root, '').remember(['search'], () => text);
  expect([kept('一'), kept('二')]).toEqual(['一', '一']);
  vi.spyOn(process, 'versions', 'get').mockReturnValue({ ...process.versions, icu: '0' });
  onTestFinished(() => void vi.restoreAllMocks());
  expect(kept('三')).toBe('三');
});
