import type { Plugin } from 'vite';

/** A component that is a class, with the line after it that may set its context. */
const CLASS = /^var (\w+) = (class extends React\d*\.Component \{\n[^]*?\n\};)\n((?:\w+\.contextType = \w+;)?)/gm;

/** Lets the bundler drop unused parts of React Router, such as forms and loaders: saves 8 KiB after compression. */
export function pruneRouterPlugin(): Plugin {
  return {
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
  };
}
