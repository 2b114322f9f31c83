import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { createServer, type DevEnvironment } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { PageData } from '#shared/page.ts';
import type { Content } from '#node/compile/content.ts';
import type { Problem } from '#node/content/problem.ts';
import { DEV_ADDRESSES } from '#node/output/manifest.ts';
import { createServedModules, type ServedModules } from '#node/vite/served-modules.ts';
import { pagesPlugin } from '#node/vite/pages-plugin.ts';
import { VIRTUAL } from '#node/vite/virtual.ts';
import { indexedPage } from '../../support/pages.ts';

/** A browser that has a page from its HTML alone, and how often it was given the list of pages anew. */
function browserWithHtml() {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const modules = createServedModules({ pages: () => [page], pageAt: () => undefined } as unknown as Content);
  const manifest = { url: 'pages' };
  const reloadModule = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const getModuleById = (id: string) => (id === `\0${VIRTUAL.pages}` ? manifest : undefined);
  const client = { moduleGraph: { getModuleById, invalidateModule() {} }, reloadModule } as unknown as DevEnvironment;
  modules.noteHtml(page.data);
  return {
    change: (data: Partial<PageData>) => Object.assign(page.data, data),
    askHtml: () => modules.noteHtml(page.data),
    replace: () => modules.replaceStale(client),
    updates: reloadModule.mock.calls,
  };
}

/** A Vite server of the content whose modules are transformed only once `release` is called. */
async function heldServer(content: Content, modules: ServedModules, transform: (code: string, id: string) => string) {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const started = vi.fn<() => void>();
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [
      pagesPlugin(content, modules, () => DEV_ADDRESSES),
      {
        name: 'hold',
        async transform(code, id) {
          started();
          await held;
          return { code: transform(code, id), map: null };
        },
      },
    ],
  });
  onTestFinished(() => server.close());
  return {
    client: server.environments.client,
    hasStarted: () => vi.waitFor(() => expect(started).toHaveBeenCalled()),
    release: () => release(),
  };
}

test('a changed record that a browser has only from the HTML is replaced together with the list of pages', async () => {
  const { change, replace, updates } = browserWithHtml();
  await replace();
  expect(updates).toHaveLength(0);
  change({ title: 'Changed' });
  await replace();
  await replace();
  expect(updates).toHaveLength(1);
});

test('a changed record is replaced although another browser was given the new one first', async () => {
  const { change, askHtml, replace, updates } = browserWithHtml();
  change({ title: 'Changed' });
  askHtml();
  await replace();
  await replace();
  expect(updates).toHaveLength(1);
});

test('browsers keep the last text of a page that now has errors, and get the next one without errors', async () => {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  let text = 'good';
  let errors: readonly Problem[] = [];
  const content = {
    pages: () => [page],
    pageAt: (id: string) => (id === 'guide.mdx' ? { ...page, source: { ...page.source, errors } } : undefined),
    inputOf: () => text,
  } as unknown as Content;
  const modules = createServedModules(content);
  const invalidateModule = vi.fn<() => void>();
  const reloadModule = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const getModuleById = (id: string) => (id === 'guide.mdx' ? { url: id } : undefined);
  const moduleGraph = { getModuleById, invalidateModule };
  const client = { moduleGraph, reloadModule, async warmupRequest() {} } as unknown as DevEnvironment;
  modules.note('guide.mdx');

  errors = [{ file: 'en/guide.mdx', reason: 'wrong' }];
  await modules.replaceStale(client);
  // Otherwise the list of pages, which changes too, would bring browsers the empty page.
  expect(invalidateModule).not.toHaveBeenCalled();
  errors = [];
  text = 'better';
  await modules.replaceStale(client);
  expect(reloadModule).toHaveBeenCalledTimes(1);
});

test('a record that Vite is still transforming when it changes is transformed anew', async () => {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const content = { pages: () => [page], pageAt: () => undefined } as unknown as Content;
  const modules = createServedModules(content);
  const { client, hasStarted, release } = await heldServer(content, modules, (code) => code);
  const record = `${VIRTUAL.parts}${page.entry._relativePath}`;
  const early = client.transformRequest(record);
  await hasStarted();
  Object.assign(page.data, { title: 'Mended' });
  await modules.replaceStale(client);
  const late = client.transformRequest(record);
  release();
  await early;
  expect((await late)?.code).toContain('Mended');
  expect((await client.transformRequest(record))?.code).toContain('Mended');
});

test('a page that is edited while a browser waits for it does not import its next version', async () => {
  const file = '/site/content/en/guide.mdx';
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  let text = 'first';
  const content = {
    place: { root: '/site', contentDir: 'content' },
    pages: () => [page],
    pageAt: (id: string) => (id === file ? { ...page, text } : undefined),
    inputOf: (edited: { readonly text: string }) => edited.text,
    compile: async (edited: { readonly text: string }) => ({ code: `export const text = '${edited.text}';`, html: [] }),
  } as unknown as Content;
  const modules = createServedModules(content);
  // As React Refresh does.
  const importItself = (code: string, id: string) =>
    id === file ? `import * as self from '${file}'; self;\n${code}` : code;
  const { client, hasStarted, release } = await heldServer(content, modules, importItself);
  modules.noteRequest(file, new EventEmitter() as ServerResponse);
  const early = client.transformRequest(file);
  await hasStarted();
  text = 'second';
  const replaced = modules.replaceStale(client);
  release();
  await replaced;
  expect((await early)?.code).toMatch(/^(?![^]*\?t=)[^]*first/);
  expect((await client.transformRequest(file))?.code).toMatch(/\?t=\d+[^]*second/);
});

test('a browser that loads a page with errors gets the page if it can be compiled, else an empty one', async () => {
  const file = '/site/content/en/guide.mdx';
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const errors: readonly Problem[] = [{ file: 'en/guide.mdx', reason: 'the heading skips a level' }];
  const compile = vi.fn<() => Promise<unknown>>().mockResolvedValue({ code: "export const text = 'shown';", html: [] });
  const content = {
    place: { root: '/site', contentDir: 'content' },
    pages: () => [page],
    pageAt: () => ({ ...page, source: { ...page.source, errors } }),
    compile,
  } as unknown as Content;
  const { client, release } = await heldServer(content, createServedModules(content), (code) => code);
  release();
  expect((await client.transformRequest(file))?.code).toContain('shown');
  compile.mockRejectedValue(new Error('a tag is not closed'));
  client.moduleGraph.invalidateAll();
  expect((await client.transformRequest(file))?.code).toContain('return null');
});
