/** Starts nginx with the written `nginx.conf`, and the preview server beside it, both on `dist/`. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createStaticServer, listen } from '#node/output/static-server.ts';
import { startNginx } from './nginx.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly nginx: string;
    readonly preview: string;
  }
}

const DIST = join(import.meta.dirname, '../../dist');

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync(join(DIST, 'nginx.conf'))) throw new Error('There is no dist/; run "npm run build" first');
  const nginx = await startNginx(DIST);
  const server = createStaticServer(DIST);
  project.provide('nginx', nginx.address);
  project.provide('preview', `http://127.0.0.1:${await listen(server, 0)}`);
  return async () => {
    await nginx.stop();
    server.closeAllConnections();
    server.close();
  };
}
