import type { Plugin } from 'vite';
import { overlayError } from './overlay-error.ts';
import { throwIfAny, type Problem } from '../content/problem.ts';

/**
 * Stands for a site whose configuration is wrong: a build stops, and the dev server shows what to mend in place of every
 * page. It starts again as soon as the configuration is changed.
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
