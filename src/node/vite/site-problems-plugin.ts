import type { Plugin } from 'vite';
import { overlayError } from './overlay-error.ts';
import { throwIfAny, type Problem } from '../content/problem.ts';

/**
 * Replaces the site when its configuration is invalid: a build fails, and the dev server shows the problems instead of
 * pages until the configuration changes.
 * @param root folder of the project
 */
export function siteProblemsPlugin(problems: readonly Problem[], root: string): Plugin {
  return {
    name: 'docs:site-problems',
    config(_, { command }) {
      if (command === 'build') throwIfAny(problems, 'site configuration');
    },
    configureServer: (server) => () => {
      server.middlewares.use((_request, _response, next) => next(overlayError(problems, root)));
    },
  };
}
