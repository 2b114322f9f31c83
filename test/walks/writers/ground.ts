import type { Browser } from 'playwright-core';
import { startDevServer } from '../../../scripts/project-copy.ts';
import { copySite } from './copy-site.ts';
import { createOracle } from './oracle.ts';
import { watchConnections, type Reloads } from './settle.ts';
import type { Ground } from './walk.ts';

export interface OpenGround extends Ground {
  close(): Promise<void>;
}

/** Copies the site of the walks and starts its dev server. */
export async function openGround(browser: Browser, reloads: Reloads): Promise<OpenGround> {
  const root = copySite();
  const oracle = await createOracle(root);
  const server = await startDevServer(root);
  const context = await browser.newContext();
  await watchConnections(context);
  const pages = [await context.newPage(), await context.newPage()] as const;
  return {
    root,
    origin: server.origin,
    pages,
    oracle,
    reloads,
    output: server.output,
    isRunning: server.isRunning,
    async close() {
      await context.close();
      await server.close();
      await oracle.close();
    },
  };
}
