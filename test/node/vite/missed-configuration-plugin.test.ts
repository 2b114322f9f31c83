import { EventEmitter } from 'node:events';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { ViteDevServer } from 'vite';
import { expect, test, vi } from 'vitest';
import { missedConfigurationPlugin } from '#node/vite/missed-configuration-plugin.ts';
import { tempFolder, writeAll } from '../../support/temp-folder.ts';

const FILE = 'settings.json';

/** A starting dev server whose configuration depends on one file. */
function start(root: string) {
  const watcher = new EventEmitter();
  const httpServer = new EventEmitter();
  const restart = vi.fn();
  const config = { configFileDependencies: [join(root, FILE)] };
  const { configureServer } = missedConfigurationPlugin() as { configureServer: (server: ViteDevServer) => void };
  configureServer({ config, httpServer, watcher, restart } as unknown as ViteDevServer);
  return { watcher, httpServer, restart };
}

test('a configuration changed again during a restart restarts the server once more', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  first.watcher.emit('all', 'change', join(root, FILE));
  await setTimeout(10);
  writeAll(root, { [FILE]: '{ "again": true }' });
  await setTimeout(10);
  const second = start(root);
  second.watcher.emit('ready');
  expect(second.restart).toHaveBeenCalledOnce();
  const third = start(root);
  third.watcher.emit('ready');
  expect(third.restart).not.toHaveBeenCalled();
});

test('a change is noticed once, also when the watcher was ready before the plugin listened to it', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  first.watcher.emit('all', 'change', join(root, FILE));
  await setTimeout(10);
  const second = start(root);
  writeAll(root, { [FILE]: '{ "again": true }' });
  await setTimeout(10);
  second.httpServer.emit('listening');
  expect(second.restart).toHaveBeenCalledOnce();
  second.watcher.emit('ready');
  expect(second.restart).toHaveBeenCalledOnce();
});

test('a configuration that did not change since the restart began does not restart the server', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  await setTimeout(10);
  const first = start(root);
  first.watcher.emit('all', 'change', join(root, FILE));
  const second = start(root);
  second.watcher.emit('ready');
  expect(second.restart).not.toHaveBeenCalled();
});

test('a configuration that is mended after a failed restart restarts the server once', async () => {
  const root = tempFolder({ [FILE]: '{}' });
  const first = start(root);
  writeAll(root, { [FILE]: '{' });
  first.watcher.emit('all', 'change', join(root, FILE));
  await setTimeout(10);
  writeAll(root, { [FILE]: '{}' });
  await setTimeout(10);
  first.watcher.emit('all', 'change', join(root, FILE));
  const second = start(root);
  second.watcher.emit('ready');
  expect(second.restart).not.toHaveBeenCalled();
});
