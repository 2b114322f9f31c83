import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_PATHS } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import { parseHtml, wordsOf } from '../support/html.ts';
import { copyFixture, readTree, type FixtureCopy } from './fixture.ts';

let site: FixtureCopy;

beforeAll(async () => {
  site = copyFixture();
  const { code, output } = await site.build();
  if (code !== 0) throw new Error(output);
}, 60_000);
afterAll(() => site.remove());

test('each route has one HTML file', () => {
  const html = Object.keys(readTree(join(site.folder, 'dist'))).filter((path) => path.endsWith('.html'));
  expect(html.filter((path) => !path.startsWith('zh/'))).toEqual([
    '404.html',
    'blank.html',
    'custom.html',
    'guide/index.html',
    'guide/last.html',
    'guide/parts.html',
    'index.html',
    'sitemap.html',
  ]);
});

test('the head of a page has title, description, canonical address, alternates and preview', () => {
  const html = site.dist('zh/guide/parts.html');
  for (const text of [
    '<html lang="zh-CN"',
    '<title>部分 - Fixture</title>',
    '<meta name="description" content="页面可以包含的所有部分。">',
    '<link rel="canonical" href="https://fixture.example/zh/guide/parts">',
    '<link rel="alternate" hreflang="en" href="https://fixture.example/guide/parts">',
    '<link rel="alternate" hreflang="zh-CN" href="https://fixture.example/zh/guide/parts">',
    '<link rel="alternate" hreflang="x-default" href="https://fixture.example/guide/parts">',
    '<meta property="og:title" content="部分 - Fixture">',
    '<meta property="og:locale" content="zh_CN">',
  ]) {
    expect(html.includes(text), text).toBe(true);
  }
});

test('frontmatter hides parts of the layout, and each page type has its own parts', () => {
  const parts = (file: string) => {
    const page = parseHtml(site.dist(file));
    const names = ['.navbar', '.hero', '.sidebar', '.outline', '.doc-footer', '.site-footer'];
    return names.filter((name) => page.querySelector(name));
  };
  expect(parts('index.html')).toEqual(['.navbar', '.hero', '.site-footer']);
  expect(parts('guide/index.html')).toEqual(['.navbar', '.sidebar', '.outline', '.doc-footer', '.site-footer']);
  expect(parts('guide/last.html')).toEqual(['.navbar', '.sidebar']);
  expect(parts('custom.html')).toEqual(['.navbar']);
  expect(parts('blank.html')).toEqual([]);
  expect(wordsOf(parseHtml(site.dist('blank.html')).querySelector('main'))).toContain('Only the content.');
});

test('texts of the configuration override the built-in ones, and those of a language override both', () => {
  const words = (file: string) => {
    const page = parseHtml(site.dist(file));
    const texts = ['.outline-title', '.pager-prev .pager-label', '.pager-next .pager-label', '.edit-link'];
    return texts.map((selector) => wordsOf(page.querySelector(selector)));
  };
  expect(words('guide/parts.html')).toEqual(['In short', 'Before', 'After', 'Mend this page']);
  expect(words('zh/guide/parts.html')).toEqual(['要点', '前页', '后页', 'Mend this page']);
  const edit = parseHtml(site.dist('zh/guide/parts.html')).querySelector('.edit-link');
  expect(edit?.getAttribute('href')).toBe('https://fixture.example/edit/zh/guide/parts.mdx');
});

test('logo, logo text, code wrapping, line numbers and the last update follow the configuration', () => {
  const page = parseHtml(site.dist('guide/parts.html'));
  expect(page.querySelector('.navbar-logo img')?.getAttribute('src')).toBe('/images/dot.svg');
  expect(wordsOf(page.querySelector('.navbar-logo'))).toBe('Fixtures');
  expect([...page.querySelectorAll('.code')].at(-1)?.classList.contains('code-wrapped')).toBe(true);
  expect(page.querySelectorAll('.code-numbered').length).toBeGreaterThan(0);
  expect(page.querySelectorAll('.doc-facts time')).toHaveLength(0);
});

test('the browser gets only the router code that the theme uses', () => {
  const scripts = Object.entries(readTree(join(site.folder, 'dist'))).filter(([path]) => path.endsWith('.js'));
  const sent = scripts.map(([, script]) => Buffer.from(script, 'base64').toString()).join('\n');
  expect(sent).toContain('useNavigate()');
  // A name in an error message of the router's form support, which nothing here uses.
  expect(sent).not.toContain('useSubmit()');
});

test('a Chinese page has the heading ids of its English twin', () => {
  const ids = (html: string) => [...html.matchAll(/<h[1-4] id="([^"]+)">/g)].map(([, id]) => id);
  expect(ids(site.dist('zh/guide/parts.html'))).toEqual(['parts', 'tabs', 'code', 'image']);
  expect(ids(site.dist('guide/parts.html'))).toEqual(['parts', 'tabs', 'code', 'image']);
});

test('an outdated translation says so, and no other page does', () => {
  expect(site.dist('zh/guide/last.html')).toMatch(
    /<article class="prose"><div class="callout[^>]*aria-label="译文待更新"/,
  );
  expect(site.dist('guide/last.html') + site.dist('zh/guide/parts.html')).not.toContain('译文待更新');
});

test('search phrases are in the words of the search and nowhere else', () => {
  const said = Object.entries(readTree(join(site.folder, 'dist'))).filter(([, content]) =>
    Buffer.from(content, 'base64').toString().includes('paint a listing'),
  );
  expect(said.map(([path]) => path)).toEqual([expect.stringMatching(/^assets\/search\/en-[\w-]{6}\/words\.json$/)]);
});

test('links of a Chinese page lead to Chinese pages', () => {
  expect(site.dist('zh/guide/index.html')).toContain('<a href="/zh/guide/parts#tabs">');
});

test.each(LANGUAGE_PATHS)('the linkable output %s exists in both languages', (path) => {
  const file = path.includes('.') ? path : `${path}.html`;
  for (const lang of LANGS) expect(site.dist(localize(file, lang, 'en'))).not.toBe('');
});

test('an image of the site carries its size', () => {
  expect(site.dist('guide/parts.html')).toMatch(/<img src="\/images\/dot\.svg" alt="A dot" width="40" height="20"/);
});

test('no HTML has a style attribute or an inline script that the policy does not allow', () => {
  const dist = readTree(join(site.folder, 'dist'));
  const policy = site.dist('_headers');
  for (const [path, content] of Object.entries(dist).filter(([name]) => name.endsWith('.html'))) {
    const html = Buffer.from(content, 'base64').toString();
    expect(`${path} ${/<[^>]+\sstyle=/.exec(html)?.[0] ?? ''}`).toBe(`${path} `);
    expect([...html.matchAll(/<script>/g)].length).toBe(1);
  }
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}='/);
});

test('without hosted search, no page preconnects to a host, and the policy allows to ask none', () => {
  for (const file of ['index.html', 'zh/index.html', '404.html']) expect(site.dist(file)).not.toContain('preconnect');
  expect(/connect-src ([^;]*);/.exec(site.dist('_headers'))?.[1]).toBe("'self'");
});

test('the text of a page is in its HTML and in one module, which a first visit does not preload', () => {
  const dist = readTree(join(site.folder, 'dist'));
  const scripts = Object.entries(dist).filter(([path]) => path.endsWith('.js'));
  const holding = scripts.filter(([, content]) =>
    Buffer.from(content, 'base64').toString().includes('Text of the first steps.'),
  );
  expect(holding).toHaveLength(1);
  const state = /id="docs-page-state">(.*?)<\/script>/.exec(site.dist('guide/index.html'))?.[1] ?? '{}';
  const { preload, modules } = JSON.parse(state) as { preload: readonly string[]; modules: Record<string, string> };
  const ahead = [...preload, ...Object.values(modules)];
  expect(ahead).not.toContain(`/${holding[0]?.[0]}`);
  expect(ahead.length).toBeGreaterThan(3);
});

test('excluded files are not pages', () => {
  expect(site.dist('sitemap.xml')).not.toContain('draft');
});

test('a build without a cache, in a shell of another time zone, language and NODE_ENV, gives the same bytes', async () => {
  const first = readTree(join(site.folder, 'dist'));
  const shell = { TZ: 'Asia/Shanghai', LANG: 'zh_CN.UTF-8', LC_ALL: 'zh_CN.UTF-8', NODE_ENV: 'development' };
  // A file in place of the cache's folder: the second build can take nothing from the first, and keep nothing.
  const file = join(site.folder, 'no-folder');
  writeFileSync(file, '');
  const FIXTURE_CACHE = relative(process.cwd(), file);
  const { code } = await site.build({ ...shell, FIXTURE_CACHE });
  expect(code).toBe(0);
  expect(readTree(join(site.folder, 'dist'))).toEqual(first);
});

test('an edited sentence changes the files of its page, its section and its language, and no others', async () => {
  const before = readTree(join(site.folder, 'dist'));
  const file = join(site.folder, 'content/en/guide/last.mdx');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\nA sentence more.\n`);
  expect((await site.build()).code).toBe(0);
  const after = readTree(join(site.folder, 'dist'));
  const changed = Object.keys(after).filter((path) => after[path] !== before[path]);
  expect(changed.map((path) => path.replace(/-[\w-]{6,8}(?=[./])|(?<=manifest\/)[\w-]+/g, '*')).toSorted()).toEqual([
    'assets/en/guide/last*.js',
    'assets/search/en*.json',
    'assets/search/en*/words.json',
    'assets/search/text*.json',
    'guide/last.html',
    'guide/last.md',
    'llms-full.txt',
    'manifest/*/en/guide.js',
    'manifest/*/search.json',
  ]);
});
