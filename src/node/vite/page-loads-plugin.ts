import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Plugin } from 'vite';
import { acrossRestarts } from './across-restarts.ts';

/** Pages that are being sent. */
const loads = acrossRestarts('page-loads', new Set<ServerResponse>());
/** Longest wait: a page that never finishes loading must not block a restart. */
const WAIT_MAX_MS = 5000;

/**
 * Delays a restart of the dev server until pages in transfer have arrived: Vite closes all connections, and the browser
 * would show an error page, which no edit reloads. Vite closes the old server once the new one is configured.
 */
export function pageLoadsPlugin(): Plugin {
  return {
    name: 'docs:page-loads',
    apply: 'serve',
    async configureServer({ middlewares }) {
      const end = Date.now() + WAIT_MAX_MS;
      while (loads.size > 0 && Date.now() < end) await setTimeout(20);
      middlewares.use(({ headers }, response, next) => {
        if (headers.accept?.includes('text/html')) {
          loads.add(response);
          response.once('close', () => loads.delete(response));
        }
        next();
      });
    },
  };
}
