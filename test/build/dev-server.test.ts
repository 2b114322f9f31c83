import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { copyFixture, type FixtureCopy } from './fixture.ts';

/** A busy machine tells of an edit late. */
const PATIENCE = { timeout: 20_000, interval: 100 };

let site: FixtureCopy;
let server: ViteDevServer;

beforeAll(async () => {
  site = copyFixture();
  vi.stubEnv('FIXTURE_DIR', site.folder);
  const configFile = join(import.meta.dirname, '../fixtures/site/vite.config.ts');
  server = await createServer({ configFile, server: { port: 0, host: '127.0.0.1' }, logLevel: 'silent' });
  await server.listen();
}, 60_000);
afterAll(async () => {
  await server.close();
  site.remove();
});

/** What the dev server tells its browsers after a page was edited. */
async function toldAfter(file: string, change: (text: string) => string): Promise<unknown> {
  const path = join(site.folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const send = vi.spyOn(server.ws, 'send');
  writeFileSync(path, change(text));
  // The copy lies where the dev server does not look for edits by itself.
  server.watcher.emit('all', 'change', path);
  const told = () => (send.mock.calls as readonly unknown[][]).map(([payload]) => payload);
  await vi.waitFor(() => expect(told()).toContainEqual(expect.objectContaining({ type: 'error' })), PATIENCE);
  writeFileSync(path, text);
  server.watcher.emit('all', 'change', path);
  // Mended: the overlay goes.
  await vi.waitFor(() => expect(told().at(-1)).toEqual({ type: 'update', updates: [] }), PATIENCE);
  return told().find((payload) => (payload as { type?: string }).type === 'error');
}

test('an error in the frontmatter is in the overlay, with file, line and column', async () => {
  const told = await toldAfter('en/guide/index.mdx', (text) => text.replace('description', 'descriptoin'));
  expect(told).toMatchObject({
    type: 'error',
    err: {
      message: expect.stringContaining('content/en/guide/index.mdx:2:1: unknown frontmatter field "descriptoin"'),
      loc: { file: expect.stringMatching(/content\/en\/guide\/index\.mdx$/), line: 2, column: 1 },
    },
  });
});

test('an edit of search phrases reaches the search, and an id that no heading has the overlay', async () => {
  const file = 'phrases/guide/parts.yaml';
  const path = join(site.folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('paint a listing', 'dye a listing'));
  server.watcher.emit('all', 'change', path);
  const words = async () => (await fetch(`${server.resolvedUrls?.local[0]}assets/search-dev/en/words.json`)).text();
  await vi.waitFor(async () => expect(await words()).toContain('dye a listing'), PATIENCE);
  writeFileSync(path, text);
  expect(await toldAfter(file, (own) => own.replace('code:', 'gone:'))).toMatchObject({
    err: { message: expect.stringContaining(`content/${file}:1:1: `) },
  });
});

test('a page begins with what the start-up script has to know, as in a build', async () => {
  const page = await (
    await fetch(`${server.resolvedUrls?.local[0]}zh/guide/`, { headers: { accept: 'text/html' } })
  ).text();
  // The site of this test has no dark mode.
  expect(page).toContain('<html lang="zh-CN" data-dark-mode="off">');
});

test.each([
  ['guide/nothing', 404],
  ['%E0%A4%A', 404],
  ['zh/guide/', 200],
  ['sitemap.xml', 200],
  ['llms.txt', 200],
])('%s is answered with status %i, as by a host of the built site', async (path, status) => {
  const response = await fetch(`${server.resolvedUrls?.local[0]}${path}`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(status);
});

test('a page that is deleted and written again leaves the server running', async () => {
  const path = join(site.folder, 'content/en/guide/last.mdx');
  const text = readFileSync(path, 'utf8');
  const status = async () => (await fetch(`${server.resolvedUrls?.local[0]}guide/last`)).status;
  rmSync(path);
  server.watcher.emit('all', 'unlink', path);
  await expect.poll(status, PATIENCE).not.toBe(200);
  writeFileSync(path, text);
  server.watcher.emit('all', 'add', path);
  await expect.poll(status, PATIENCE).toBe(200);
});
