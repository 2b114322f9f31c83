import type { Plugin } from 'vite';
import { watchRestarts } from './configuration-problems.ts';
import { overlayError } from './overlay-error.ts';
import { throwIfAny, type Problem } from '../content/problem.ts';

/** Addresses of the application's modules and of pages' modules. */
const MODULE = /^\/(?:@id\/|src\/)|\.mdx?(?:\?|$)/;

/** Replaces the site when its configuration is invalid: a build fails, and the dev server shows the problems. */
export function siteProblemsPlugin(problems: readonly Problem[], root: string): Plugin {
  return {
    name: 'docs:site-problems',
    config(_, { command }) {
      if (command === 'build') throwIfAny(problems);
    },
    configureServer(server) {
      const { middlewares, ws } = server;
      let shown = problems;
      watchRestarts(server, {
        failedToRestart(found) {
          if (found.length === 0) return;
          shown = found;
          ws.send({ type: 'full-reload' });
        },
      });
      // A page loaded before the mistake may still request these modules, and Vite would report imports that it cannot
      // resolve. The page reloads anyway.
      middlewares.use((request, response, next) => {
        if (MODULE.test(request.url ?? '')) response.writeHead(503).end();
        else next();
      });
      return () => middlewares.use((_request, _response, next) => next(overlayError(shown, root)));
    },
  };
}
