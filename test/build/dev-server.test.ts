import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLogger, createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SocialLink } from '#shared/schema/theme.ts';
import { siteBuild } from '#node/vite/site-build.ts';
import { site as fixture } from '../fixtures/site/site.ts';
import { copyFixture, type FixtureCopy } from './fixture.ts';

/** Edits reach the server late on a busy machine. */
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

/** The error that the dev server sends after an edit; undoing the edit must clear the overlay. */
async function toldAfter(file: string, change: (text: string) => string): Promise<unknown> {
  const path = join(site.folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  const send = vi.spyOn(server.ws, 'send');
  writeFileSync(path, change(text));
  // The dev server does not watch the folder of the copy.
  server.watcher.emit('all', 'change', path);
  const told = () => (send.mock.calls as readonly unknown[][]).map(([payload]) => payload);
  await vi.waitFor(() => expect(told()).toContainEqual(expect.objectContaining({ type: 'error' })), PATIENCE);
  writeFileSync(path, text);
  server.watcher.emit('all', 'change', path);
  // An empty update clears the overlay.
  await vi.waitFor(() => expect(told().at(-1)).toEqual({ type: 'update', updates: [] }), PATIENCE);
  return told().find((payload) => (payload as { type?: string }).type === 'error');
}

test('an error in the frontmatter shows in the overlay, with file, line and column', async () => {
  const told = await toldAfter('en/guide/index.mdx', (text) => text.replace('description', 'descriptoin'));
  expect(told).toMatchObject({
    type: 'error',
    err: {
      message: expect.stringContaining('content/en/guide/index.mdx:2:1: unknown frontmatter field "descriptoin"'),
      loc: { file: expect.stringMatching(/content\/en\/guide\/index\.mdx$/), line: 2, column: 1 },
    },
  });
});

test('an edit of search phrases reaches the search, and an unknown heading id shows in the overlay', async () => {
  const file = 'phrases/guide/parts.yaml';
  const path = join(site.folder, 'content', file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('paint a listing', 'dye a listing'));
  server.watcher.emit('all', 'change', path);
  const words = async () => (await fetch(`${server.resolvedUrls?.local[0]}assets/search/en-dev/words.json`)).text();
  await vi.waitFor(async () => expect(await words()).toContain('dye a listing'), PATIENCE);
  writeFileSync(path, text);
  expect(await toldAfter(file, (own) => own.replace('code:', 'gone:'))).toMatchObject({
    err: { message: expect.stringContaining(`content/${file}:1:1: `) },
  });
});

test('the server survives a public file that is deleted while it is being sent', async () => {
  const file = join(site.folder, 'public/blinking.txt');
  const deadline = Date.now() + 1000;
  const ask = async () => {
    while (Date.now() < deadline) await (await fetch(`${server.resolvedUrls?.local[0]}blinking.txt`)).text();
  };
  const blink = async () => {
    while (Date.now() < deadline) {
      writeFileSync(file, 'there');
      await new Promise(setImmediate);
      rmSync(file);
      await new Promise(setImmediate);
    }
  };
  await Promise.all([ask(), ask(), ask(), blink()]);
  writeFileSync(file, 'there');
  const answer = await fetch(`${server.resolvedUrls?.local[0]}blinking.txt`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  rmSync(file);
});

test('a browser that shows an error instead of a page reloads after the next edit of any code', async () => {
  const { ssr } = server.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('the dev server has no environment "ssr"');
  const send = vi.spyOn(server.ws, 'send');
  const edit = () => server.watcher.emit('change', join(import.meta.dirname, '../../src/theme/app.tsx'));
  const reload = { type: 'full-reload' };
  vi.spyOn(ssr.runner, 'import').mockRejectedValueOnce(new Error('boom'));
  const { status } = await fetch(`${server.resolvedUrls?.local[0]}guide/`);
  expect(status).toBe(500);
  edit();
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(reload), PATIENCE);
});

test('the <html> tag has the settings that the start-up script reads, as in a build', async () => {
  const page = await (
    await fetch(`${server.resolvedUrls?.local[0]}zh/guide/`, { headers: { accept: 'text/html' } })
  ).text();
  // The fixture site has no dark mode.
  expect(page).toContain('<html lang="zh-CN" class="light" data-dark-mode="off">');
});

describe('a page without a connection', () => {
  const never = new Promise<never>(() => {});
  let script: string;
  let client: string;
  beforeAll(async () => {
    const address = server.resolvedUrls?.local[0] ?? '';
    const page = await (await fetch(`${address}guide/`, { headers: { accept: 'text/html' } })).text();
    [, script = ''] = /<script type="module">\n(let hasClient[^]*?)<\/script>/.exec(page) ?? [];
    client = await (await fetch(`${address}@vite/client`)).text();
  });
  /** Runs the script; each question gets the next answer. @returns the answers that are left after the reload */
  const answersLeft = async (load: Promise<unknown>, answers: readonly (() => Promise<Response>)[]) => {
    const left = [...answers];
    const reload = vi.fn<() => void>();
    // oxlint-disable-next-line typescript/no-implied-eval -- the page holds its code as text
    new Function('load', 'fetch', 'location', 'setTimeout', script.replace('import(', 'load('))(
      () => load,
      () => left.shift()?.() ?? never,
      { reload },
      (ask: () => void) => queueMicrotask(ask),
    );
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    return left.length;
  };
  const nobody = () => Promise.reject(new Error('refused'));
  const restarting = () => Promise.resolve(new Response('', { status: 503 }));
  const same = () => Promise.resolve(new Response(client));
  const other = () => Promise.resolve(new Response(client.replaceAll(server.config.webSocketToken, 'other')));

  test('loads again when another server answers, and not before', async () => {
    const loaded = Promise.resolve({ createHotContext: () => ({ on() {} }) });
    expect(await answersLeft(loaded, [nobody, restarting, same, other, nobody])).toBe(1);
  });
  test('loads again when any server answers, if it has no client', async () => {
    expect(await answersLeft(nobody(), [nobody, restarting, same, nobody])).toBe(1);
  });
});

test.each([
  ['guide/nothing', 404],
  ['%E0%A4%A', 404],
  ['/', 200],
  ['zh/guide/', 200],
  ['sitemap.xml', 200],
  ['llms.txt', 200],
  ['cards/zh/guide.png', 200],
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

test('an image that changes size reloads the page with the new size', async () => {
  const path = join(site.folder, 'public/images/dot.svg');
  const width = async () => {
    const page = await (await fetch(`${server.resolvedUrls?.local[0]}guide/parts`)).text();
    return /<img[^>]*A dot[^>]*>/.exec(page)?.[0];
  };
  expect(await width()).toContain('width="40"');
  const send = vi.spyOn(server.ws, 'send');
  writeFileSync(path, readFileSync(path, 'utf8').replace('width="40"', 'width="90"'));
  server.watcher.emit('all', 'change', path);
  await expect.poll(width, PATIENCE).toContain('width="90"');
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), PATIENCE);
});

test('a change of a public file that only the raw events of the watcher have reloads browsers', async () => {
  const send = vi.spyOn(server.ws, 'send');
  server.watcher.emit('raw', 'change', 'dot.svg', { watchedPath: join(site.folder, 'public/images') });
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith({ type: 'full-reload' }), PATIENCE);
});

test('a favicon that is deleted shows in the overlay until it is back', async () => {
  const path = join(site.folder, 'public/favicon.svg');
  const text = readFileSync(path, 'utf8');
  const send = vi.spyOn(server.ws, 'send');
  rmSync(path);
  server.watcher.emit('all', 'unlink', path);
  const message = 'icon: there is no file "/favicon.svg" in the public folder';
  const error = { type: 'error', err: expect.objectContaining({ message }) };
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(error)), PATIENCE);
  writeFileSync(path, text);
  server.watcher.emit('all', 'add', path);
  await vi.waitFor(() => expect(send).toHaveBeenLastCalledWith({ type: 'update', updates: [] }), PATIENCE);
});

test('a wrong configuration replaces every page with an error that names each field', async () => {
  const [link] = fixture.config.themeConfig.socialLinks;
  const socialLinks = [{ ...link, mode: 'lnik' }] as unknown as readonly SocialLink[];
  const themeConfig = { ...fixture.config.themeConfig, socialLinks, darkmode: true };
  const config = await siteBuild({
    root: join(import.meta.dirname, '../..'),
    site: { ...fixture, config: { ...fixture.config, themeConfig } },
    contentDir: 'nowhere',
    publicDir: 'nowhere',
    outDir: 'nowhere',
    prerender: () => Promise.reject(new Error('never')),
  });
  const options = { port: 0, host: '127.0.0.1', watch: null };
  const logged: string[] = [];
  const customLogger = { ...createLogger('silent'), error: (message: string) => logged.push(message) };
  const wrong = await createServer({ ...config, configFile: false, server: options, customLogger });
  try {
    await wrong.listen();
    const origin = wrong.resolvedUrls?.local[0];
    const response = await fetch(`${origin}guide/`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(500);
    const text = await response.text();
    expect(text).toContain('"stack":""');
    expect(text).toContain('themeConfig.darkmode: there is no such setting');
    expect(text).toContain('themeConfig.socialLinks[0].mode: is');
    // Requested by a page from before the mistake.
    expect((await fetch(`${origin}src/entry/page-views.ts`)).status).toBe(503);
    expect((await fetch(`${origin}@vite/client`)).status).toBe(200);
    expect(logged.join('\n')).not.toContain('Failed to resolve');
  } finally {
    await wrong.close();
  }
});
