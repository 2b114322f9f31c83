import type { Plugin } from 'vite';

/** A class component in React Router's bundle, and the `contextType` line that may follow it. */
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\};)\n((?:\w+\.contextType = \w+;)?)/gm;

/** What only builds need. */
export const BUILD_PLUGINS: readonly Plugin[] = [
  {
    // Builds use React's production version regardless of the shell's `NODE_ENV`, except with `--mode development`.
    name: 'docs:production',
    apply: 'build',
    config(_, { mode }) {
      process.env['NODE_ENV'] = mode === 'development' ? 'development' : 'production';
      // Bundle React for the server: Node has already loaded the version that the shell's `NODE_ENV` selects.
      return { environments: { ssr: { resolve: { noExternal: true }, keepProcessEnv: false } } };
    },
  },
  {
    // Lets the bundler drop unused parts of React Router, such as forms and loaders: saves 8 KiB after compression.
    name: 'docs:prune-router',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
          // Extending a class may have side effects; an unused pure call has none.
          .replaceAll(CLASS, 'var $1 = /* @__PURE__ */ (() => {\nconst $1 = $2\n$3\nreturn $1;\n})();\n'),
        map: null,
      }),
    },
  },
  {
    // Reduces Vite's wrapper of dynamic imports to the import: lazy parts preload nothing. Saves 0.6 KiB compressed.
    name: 'docs:strip-preload-helper',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /^\0vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  },
];
