import { build, type Rolldown } from 'vite';
import { BROWSERS } from './browsers.ts';

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
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
