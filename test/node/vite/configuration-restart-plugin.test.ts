import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { configurationRestartPlugin } from '#node/vite/configuration-restart-plugin.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const FILE = 'settings.json';
/** A restart waits until no file has changed for 100 ms. */
const settled = () => setTimeout(300);

/** A starting dev server whose configuration depends on one file. */
function start(root: string) {
  const watcher = new EventEmitter();
  const httpServer = new EventEmitter();
  const restart = vi.fn();
  const config = { configFileDependencies: [join(root, FILE)] };
  const { configureServer } = configurationRestartPlugin() as { configureServer: (server: ViteDevServer) => void };
  const server = { config, httpServer, watcher, restart } as unknown as ViteDevServer;
  configureServer(server);
  return { watcher, httpServer, restart, server };
}

test('a configuration changed again during a restart restarts the server once more', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  await first.server.restart();
  await setTimeout(10);
  writeAll(root, { [FILE]: '{ "again": true }' });
  await setTimeout(10);
  const second = start(root);
  second.watcher.emit('ready');
  await vi.waitFor(() => expect(second.restart).toHaveBeenCalledOnce());
  const third = start(root);
  third.watcher.emit('ready');
  await settled();
  expect(third.restart).not.toHaveBeenCalled();
});

test('a change is noticed once, also when the watcher was ready before the plugin listened to it', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  await first.server.restart();
  await setTimeout(10);
  const second = start(root);
  writeAll(root, { [FILE]: '{ "again": true }' });
  await setTimeout(10);
  second.httpServer.emit('listening');
  second.watcher.emit('ready');
  await vi.waitFor(() => expect(second.restart).toHaveBeenCalledOnce());
});

test('a restart waits for the last of several changes, and there is one', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  const { server, restart } = start(root);
  const restarts = [1, 2, 3].map(async (change) => {
    await setTimeout(change * 30);
    writeAll(root, { [FILE]: `{ "change": ${change} }` });
    await server.restart();
    return readFileSync(join(root, FILE), 'utf8');
  });
  expect(await Promise.all(restarts)).toEqual(Array(3).fill('{ "change": 3 }'));
  expect(restart).toHaveBeenCalledOnce();
});

test('a configuration that did not change since the restart began does not restart the server', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  await first.server.restart();
  const second = start(root);
  second.watcher.emit('ready');
  await settled();
  expect(second.restart).not.toHaveBeenCalled();
});

test('a configuration that is fixed after a failed restart restarts the server once', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  const first = start(root);
  writeAll(root, { [FILE]: '{' });
  await first.server.restart();
  await setTimeout(10);
  writeAll(root, { [FILE]: '{}' });
  await setTimeout(10);
  await first.server.restart();
  const second = start(root);
  second.watcher.emit('ready');
  await settled();
  expect(second.restart).not.toHaveBeenCalled();
});
