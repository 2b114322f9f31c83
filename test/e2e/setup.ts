/** Serves the built sites and starts the browsers for all end-to-end tests. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticServer, listen } from '#node/output/static-server.ts';
import { buildFixtureSites, buildWithVite } from '../support/fixture-sites.ts';
import { copyWithoutScripts } from '../walks/readers/plain-site.ts';
import { launchBrowsers } from './engine.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the real site. */
    readonly site: string;
    /** Address of the fixture site. */
    readonly fixture: string;
    /** Address of the fixture site with two versions. */
    readonly versions: string;
    /** Address of the real site, built with React's development checks. */
    readonly development: string;
    /** Address of the real site without its scripts. */
    readonly plain: string;
    /** Addresses of the browsers. */
    readonly browsers: readonly string[];
  }
}

const root = join(import.meta.dirname, '../..');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(root, 'dist/index.html'))) throw new Error('There is no dist/; run "npm run build" first');
  await Promise.all([buildFixtureSites(), buildWithVite(['--mode', 'development'], { OUT_DIR: '.tmp/development' })]);

  copyWithoutScripts(join(root, 'dist'), join(root, '.tmp/plain'));

  const folders = {
    site: 'dist',
    fixture: 'test/fixtures/site/dist',
    versions: 'test/fixtures/versions/dist',
    development: '.tmp/development',
    plain: '.tmp/plain',
  } as const;
  const servers = await Promise.all(
    Object.entries(folders).map(async ([name, folder]) => {
      const server = createStaticServer(join(root, folder));
      const port = await listen(server, 0);
      project.provide(name as keyof typeof folders, `http://127.0.0.1:${port}`);
      return server;
    }),
  );
  const browsers = await launchBrowsers(project.vitest.config.maxWorkers);
  const addresses = browsers.map((browser) => browser.wsEndpoint());
  project.provide('browsers', addresses);

  return async () => {
    await Promise.all(browsers.map((browser) => browser.close()));
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
}
