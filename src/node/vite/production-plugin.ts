import type { Plugin } from 'vite';

/** A build takes React's production version, whatever `NODE_ENV` the shell has; `--mode development` asks for the other. */
export function productionPlugin(): Plugin {
  return {
    name: 'docs:production',
    apply: 'build',
    config(_, { mode }) {
      process.env['NODE_ENV'] = mode === 'development' ? 'development' : 'production';
      // The server takes a React of its own: the one that Node has loaded is of the version that the shell asked for.
      return { environments: { ssr: { resolve: { noExternal: true }, keepProcessEnv: false } } };
    },
  };
}
