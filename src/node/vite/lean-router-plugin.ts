import type { Plugin } from 'vite';

/**
 * Leaves the names that React Router's parts have in developer tools out of the browser's build. They keep a bundler from
 * seeing that most of these parts, such as forms and loaders, are not used: 7 KiB after compression.
 */
export function leanRouterPlugin(): Plugin {
  return {
    name: 'docs:lean-router',
    apply: (_, { command, mode }) => command === 'build' && mode === 'production',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
          .replaceAll(/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
