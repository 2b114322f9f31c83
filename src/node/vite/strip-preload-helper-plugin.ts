import type { Plugin } from 'vite';

/**
 * Makes Vite's wrapper of dynamic imports call the import alone: lazy parts have neither style sheets nor modules to
 * preload. Saves 0.6 KiB after compression.
 */
export function stripPreloadHelperPlugin(): Plugin {
  return {
    name: 'docs:strip-preload-helper',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}
