import { build, type Rolldown } from 'vite';

/** Browsers that the site is built for: the first ones with popovers and `light-dark()`. */
export const BROWSERS = ['chrome123', 'firefox125', 'safari17.5', 'ios17.5'];

/** Bundles a script into one file without imports. */
export async function bundleScript(root: string, entry: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: BROWSERS,
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' }, optimization: { inlineConst: true } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
