import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { publicFilesPlugin } from '#node/vite/public-files-plugin.ts';
import { tempFolder } from '../../support/temp-folder.ts';

test.each([
  ['/a%20b.txt', true],
  // Windows would take the sign for a slash, and the path could leave the folder.
  ['/c%5Cd.txt', false],
  ['/%E0%A4%A', false],
])('the request %s for a public file is answered: %s', async (url, isAnswered) => {
  const publicDir = tempFolder({ 'a b.txt': '', 'c\\d.txt': '' });
  const handlers: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) };
  const { configureServer } = publicFilesPlugin();
  (configureServer as (server: ViteDevServer) => void)({
    config: { publicDir },
    middlewares,
  } as unknown as ViteDevServer);
  const answered = new Promise((resolve) => {
    const response = { setHeader() {}, end: () => resolve(true) } as unknown as ServerResponse;
    handlers[0]?.({ url } as IncomingMessage, response, () => resolve(false));
  });
  expect(await answered).toBe(isAnswered);
});
