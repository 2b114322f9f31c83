import { build, type Rolldown } from 'vite';
import type { createEngine } from '#search/local-engine.ts';

/**
 * The engine as the site ships it, bundled and minified. Running TypeScript directly adds calls, which cost a fifth of
 * each keystroke.
 */
export async function shippedEngine(root: string): Promise<typeof createEngine> {
  const [bundle] = (await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: { write: false, target: 'es2022', lib: { entry: 'src/search/local-engine.ts', formats: ['es'] } },
  })) as Rolldown.RolldownOutput[];
  const code = bundle?.output[0].code ?? '';
  const module = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
    readonly createEngine: typeof createEngine;
  };
  return module.createEngine;
}
