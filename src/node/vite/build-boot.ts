import { build, type Rolldown } from 'vite';

/** Bundles the start-up script for inlining in the HTML. */
export async function buildBoot(root: string, entry: string): Promise<string> {
  const result = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return result.output[0].code.trim();
}
