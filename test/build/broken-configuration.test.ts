import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createLogger, createServer } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyFixture } from './fixture.ts';

/** A restart takes long on a busy machine. */
const PATIENCE = { timeout: 20_000, interval: 50 };

const CONFIG = `import { labels } from './labels.ts';
import site from '../../test/fixtures/site/vite.config.ts';
export default async () => ({ ...(await site()), define: { LABELS: labels } });
`;

test('a syntax error in the configuration shows in overlay and terminal until it is fixed', async () => {
  const site = copyFixture();
  onTestFinished(site.remove);
  vi.stubEnv('FIXTURE_DIR', site.folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const configFile = join(site.folder, 'own.config.ts');
  const labels = join(site.folder, 'labels.ts');
  writeFileSync(labels, 'export const labels = 1;\n');
  writeFileSync(configFile, CONFIG);
  const customLogger = { ...createLogger('silent'), error: vi.fn<(text: string) => void>() };
  const server = await createServer({ configFile, server: { port: 0, host: '127.0.0.1' }, customLogger });
  await server.listen();
  onTestFinished(() => server.close());
  // The configuration is newer than this process, so the server starts again at once.
  const started = server.config;
  await vi.waitUntil(() => server.config !== started, PATIENCE);
  const { config, ws } = server;
  const send = vi.spyOn(ws, 'send');
  const save = (text: string) => {
    writeFileSync(labels, text);
    // The dev server does not watch the folder of the copy.
    server.watcher.emit('change', labels);
  };

  save('export const labels = 1;\nexport const = 1;\n');
  const place = `.tmp/${basename(site.folder)}/labels.ts:2:14: `;
  const error = { type: 'error', err: expect.objectContaining({ message: expect.stringContaining(place), stack: '' }) };
  await vi.waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining(error)), PATIENCE);
  expect(server.config).toBe(config);
  await vi.waitFor(() => expect(customLogger.error.mock.lastCall?.[0]).toContain(place), PATIENCE);

  save('export const labels = 1;\n');
  await vi.waitFor(() => expect(server.config).not.toBe(config), PATIENCE);
  await vi.waitFor(() => expect(customLogger.error.mock.lastCall?.[0]).toBe('All problems are fixed.'), PATIENCE);
});
