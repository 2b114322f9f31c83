import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { localeKey } from '#shared/path.ts';
import type { ClientAssets } from '../output/render-page.ts';
import { CLIENT_ENTRY } from './entries.ts';
import { VIRTUAL } from './virtual.ts';

/** Reads the manifest of the client build. @param folder output folder of the build */
export function readClientAssets(folder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const withImports = (key: string): readonly string[] => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client build has no "${key}" in its manifest`);
    return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap(withImports)];
  };
  const [app = ''] = withImports(CLIENT_ENTRY);
  // Vite's key for the only stylesheet of a build with `cssCodeSplit: false`.
  const [stylesheet = ''] = withImports('style.css');
  return {
    app,
    stylesheet,
    preload: ({ routePath, lang }) => [
      ...new Set([CLIENT_ENTRY, VIRTUAL.locale + localeKey(routePath, lang)].flatMap(withImports)),
    ],
  };
}
