import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { HOST_FILES } from '#node/output/emit/host-headers.ts';
import { filesBelow } from '../../scripts/files-below.ts';
import { routesIn } from '../support/sitemap.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { startNginx, type Nginx } from './nginx.ts';

const NGINX = inject('nginx');
const PREVIEW = inject('preview');
const DIST = join(import.meta.dirname, '../../dist');

/** Types that servers name differently and browsers treat alike. */
const SAME_TYPES = new Map([['application/javascript; charset=utf-8', 'text/javascript; charset=utf-8']]);
const HEADERS = [
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'strict-transport-security',
];

/** What a reader gets at an address, after redirects. */
async function answer(host: string, path: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(host + path, { headers });
  const type = response.headers.get('content-type') ?? '';
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: SAME_TYPES.get(type) ?? type,
    cache: response.headers.get('cache-control'),
    varies: (response.headers.get('vary') ?? '').split(', ').includes('Accept'),
    security: HEADERS.map((name) => response.headers.get(name)),
    body: createHash('sha256').update(body).digest('hex'),
  };
}

async function expectSameAnswer(path: string, headers?: Readonly<Record<string, string>>): Promise<void> {
  expect(await answer(NGINX, path, headers), path).toEqual(await answer(PREVIEW, path, headers));
}

async function routes(): Promise<readonly string[]> {
  return routesIn(await (await fetch(`${PREVIEW}/sitemap.xml`)).text());
}

test('every page is answered as by the preview server: with and without slash, with .html, as Markdown', async () => {
  const all = await routes();
  expect(all.length).toBeGreaterThan(100);
  for (const route of all) {
    const bare = route.replace(/(?<=.)\/$/, '');
    for (const path of new Set([route, bare, `${bare}/`])) {
      await expectSameAnswer(path);
      await expectSameAnswer(path, { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.8' });
    }
    const file = `${route}${route.endsWith('/') ? 'index' : ''}`;
    await expectSameAnswer(`${file}.html`);
    await expectSameAnswer(`${file}.md`);
  }
});

test('every other file is answered as by the preview server', async () => {
  const files = filesBelow(DIST).filter((file) => !/\.(html|md|br|gz)$/.test(file));
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) await expectSameAnswer(`/${file}`);
});

test.each([
  '/gone',
  '/guide/gone/',
  '/guide/gone.html',
  '/guide/gone.md',
  '/zh/gone',
  '/zh/guide/gone/deep',
  '/zh/gone.md',
  '/404.html',
  '/feed.xml/',
  '/guide/start/quick-start.md/deep',
  '/.docs-build',
  '/.git/config',
  '/guide/',
  '/assets/',
  ...HOST_FILES.map((name) => `/${name}`),
])('%s is answered as by the preview server', (path) => expectSameAnswer(path));

test('a missing asset is not cached: a later deployment may bring it back', async () => {
  const { status, cache } = await answer(NGINX, '/assets/gone-0a1b2c3d.js');
  expect([status, cache]).toEqual([404, 'public, max-age=0, must-revalidate']);
});

describe('Markdown for agents', () => {
  const ask = async (accept: string, path = '/guide/start/quick-start') => {
    const { headers } = await fetch(NGINX + path, { headers: { Accept: accept } });
    return { type: headers.get('content-type'), vary: headers.get('vary') };
  };

  test('a page varies by Accept', async () => {
    expect(await ask('text/markdown')).toMatchObject({ type: 'text/markdown; charset=utf-8' });
    expect(await ask('text/html,application/xhtml+xml,*/*;q=0.8')).toMatchObject({ type: 'text/html; charset=utf-8' });
    for (const accept of ['text/markdown', 'text/html'])
      expect((await ask(accept)).vary?.split(', ')).toContain('Accept');
  });
  test.each(['text/markdown;q=0, text/html', 'text/html, text/markdown; variant=GFM; q=0.9'])(
    '"%s" is answered in HTML',
    async (accept) => {
      expect(await ask(accept)).toMatchObject({ type: 'text/html; charset=utf-8' });
    },
  );
  test('a page without Markdown is answered in HTML', async () => {
    expect(await ask('text/markdown', '/sitemap')).toMatchObject({ type: 'text/html; charset=utf-8' });
  });
});

test('a range of a file is answered with that part', async () => {
  const response = await fetch(`${NGINX}/llms-full.txt`, {
    headers: { Range: 'bytes=0-7', 'Accept-Encoding': 'identity' },
  });
  expect([response.status, await response.text()]).toEqual([206, '# Rstest']);
});

test('text is compressed, and unchanged files are not sent again', async () => {
  const first = await fetch(`${NGINX}/guide/start/quick-start`, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(first.headers.get('content-encoding')).toBe('gzip');
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${NGINX}/guide/start/quick-start`, { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
});

test('precompressed files are sent as they are: `.gz`, and `.br` by the module for it', async () => {
  const folder = tempFolder({
    'nginx.conf': readFileSync(join(DIST, 'nginx.conf'), 'utf8'),
    'a.html': 'a',
    'a.md': 'a',
  });
  for (const file of ['a.html', 'a.md']) {
    writeFileSync(join(folder, `${file}.gz`), gzipSync(`gzip of ${file}`));
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(`brotli of ${file}`));
  }
  const [plain, withModule] = [await startNginx(folder), await startNginx(folder, true)];
  const bodyOf = async ({ address }: Nginx, encoding: string, accept: string) => {
    const response = await fetch(`${address}/a`, { headers: { 'Accept-Encoding': encoding, Accept: accept } });
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    return response.text();
  };
  const all = 'gzip, deflate, br';
  expect(await bodyOf(plain, all, 'text/html')).toBe('gzip of a.html');
  expect(await bodyOf(plain, all, 'text/markdown')).toBe('gzip of a.md');
  expect(await bodyOf(plain, 'identity', 'text/html')).toBe('a');
  expect(await bodyOf(withModule, all, 'text/html')).toBe('brotli of a.html');
  expect(await bodyOf(withModule, all, 'text/markdown')).toBe('brotli of a.md');
  expect(await bodyOf(withModule, 'gzip', 'text/html')).toBe('gzip of a.html');
  await plain.stop();
  await withModule.stop();
});
