import { createServer, type DevEnvironment } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { DEV_ADDRESSES } from '#node/output/manifest-addresses.ts';
import { contentModules } from '#node/vite/content-modules.ts';
import { pagesPlugin } from '#node/vite/pages-plugin.ts';
import { VIRTUAL } from '#node/vite/virtual.ts';
import { indexedPage } from '../../support/pages.ts';

test('a changed record that a browser has from the HTML alone is replaced with the list of pages', async () => {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const content = { pages: () => [page], pageAt: () => undefined };
  const modules = contentModules(content as unknown as Content);
  const manifest = { url: 'pages' };
  const reloadModule = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const getModuleById = (id: string) => (id === `\0${VIRTUAL.pages}` ? manifest : undefined);
  const client = { moduleGraph: { getModuleById, invalidateModule() {} }, reloadModule } as unknown as DevEnvironment;
  modules.noteHtml(page.data);
  await modules.replaceStale(client);
  expect(reloadModule).not.toHaveBeenCalled();
  Object.assign(page.data, { overview: true });
  await modules.replaceStale(client);
  await modules.replaceStale(client);
  expect(reloadModule.mock.calls).toEqual([[manifest]]);
});

test('a record that Vite is still transforming when it changes is transformed anew', async () => {
  const page = indexedPage('en/guide.mdx', { routePath: '/guide' });
  const content = { pages: () => [page], pageAt: () => undefined } as unknown as Content;
  const modules = contentModules(content);
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
        async transform() {
          started();
          await held;
        },
      },
    ],
  });
  onTestFinished(() => server.close());
  const { client } = server.environments;
  const record = `${VIRTUAL.parts}${page.entry._relativePath}`;
  const early = client.transformRequest(record);
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  Object.assign(page.data, { title: 'Mended' });
  await modules.replaceStale(client);
  const late = client.transformRequest(record);
  release();
  await early;
  expect((await late)?.code).toContain('Mended');
  expect((await client.transformRequest(record))?.code).toContain('Mended');
});
