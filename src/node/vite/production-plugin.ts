import type { Plugin } from 'vite';

/** Builds use React's production version regardless of the shell's `NODE_ENV`, except with `--mode development`. */
export function productionPlugin(): Plugin {
  return {
    name: 'docs:production',
    apply: 'build',
    config(_, { mode }) {
      process.env['NODE_ENV'] = mode === 'development' ? 'development' : 'production';
      // Bundle React for the server: Node has already loaded the version that the shell's `NODE_ENV` selects.
      return { environments: { ssr: { resolve: { noExternal: true }, keepProcessEnv: false } } };
    },
  };
}
