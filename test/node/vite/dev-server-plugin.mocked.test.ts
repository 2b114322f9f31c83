import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import type { Content } from '#node/compile/content.ts';
import { bundleScript } from '#node/vite/bundle-script.ts';
import type { ServedModules } from '#node/vite/served-modules.ts';
import { devServerPlugin } from '#node/vite/dev-server-plugin.ts';

vi.mock('#node/vite/bundle-script.ts', () => ({ bundleScript: vi.fn().mockResolvedValue('') }));
vi.mock('#node/output/search-files.ts', () => ({ devSearchFile: () => undefined }));
vi.mock('#node/output/outputs.ts', () => ({ outputAt: async () => 'made' }));

test('an edit of a page keeps the start-up script; an edit of code bundles the script anew', async () => {
  const content = { place: { root: '/site', contentDir: 'content' }, pages: () => [] } as unknown as Content;
  const plugin = devServerPlugin(content, {} as ServedModules);
  const { configureServer, hotUpdate } = plugin as {
    configureServer(server: ViteDevServer): () => void;
    hotUpdate(this: object, update: { readonly file: string }): void;
  };
  const handlers: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) };
  configureServer({ middlewares } as unknown as ViteDevServer)();
  const ask = () =>
    new Promise((answered) => {
      const response = { setHeader() {}, end: answered } as unknown as ServerResponse;
      handlers[0]?.({ method: 'GET', url: '/robots.txt' } as IncomingMessage, response, answered);
    });

  const edit = (file: string) => hotUpdate.call({ environment: { name: 'ssr' } }, { file });

  expect(await ask()).toBe('made');
  edit('/site/content/en/a.mdx');
  await ask();
  expect(bundleScript).toHaveBeenCalledTimes(1);
  edit('/site/content.ts');
  await ask();
  expect(bundleScript).toHaveBeenCalledTimes(2);
});
