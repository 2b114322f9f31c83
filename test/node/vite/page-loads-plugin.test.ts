import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Connect, ViteDevServer } from 'vite';
import { expect, test } from 'vitest';
import { pageLoadsPlugin } from '#node/vite/page-loads-plugin.ts';

/** A starting dev server; `ask` requests a file of this type and leaves the answer open. */
function start() {
  const handlers: Connect.NextHandleFunction[] = [];
  const middlewares = { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) };
  const { configureServer } = pageLoadsPlugin() as { configureServer(server: ViteDevServer): Promise<void> };
  const ready = configureServer({ middlewares } as unknown as ViteDevServer);
  const ask = (accept: string) => {
    const response = new EventEmitter();
    handlers[0]?.({ headers: { accept } } as IncomingMessage, response as ServerResponse, () => {});
    return response;
  };
  return { ready, ask };
}

const stateOf = (ready: Promise<void>) =>
  Promise.race([ready.then(() => 'ready'), setTimeout(100).then(() => 'waiting')]);

test('a restart waits until the pages that are being sent have arrived', async () => {
  const first = start();
  await first.ready;
  const page = first.ask('text/html,*/*');
  const second = start();
  expect(await stateOf(second.ready)).toBe('waiting');
  page.emit('close');
  expect(await stateOf(second.ready)).toBe('ready');
});

test('a restart does not wait for other files, whose requests may stay open', async () => {
  const first = start();
  await first.ready;
  first.ask('*/*');
  expect(await stateOf(start().ready)).toBe('ready');
});
