import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, ManifestChunk } from 'vite';
import { localeKey } from '#shared/path.ts';
import type { ClientAssets } from '../output/render-page.ts';
import { CLIENT_ENTRY } from './entries.ts';
import { VIRTUAL } from './virtual.ts';

const MANIFEST_PATH = '.vite/manifest.json';

/** Reads the manifest of the client build. @param folder output folder of the build */
export function readClientAssets(folder: string): ClientAssets {
  const manifest = JSON.parse(readFileSync(join(folder, MANIFEST_PATH), 'utf8')) as Manifest;
  const chunkOf = (key: string): ManifestChunk => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the client build has no "${key}" in its manifest`);
    return chunk;
  };
  const withImports = (key: string): readonly string[] => {
    const { file, imports = [] } = chunkOf(key);
    return [`/${file}`, ...imports.flatMap(withImports)];
  };
  const app = chunkOf(CLIENT_ENTRY);
  // Vite's key for the only stylesheet of a build with `cssCodeSplit: false`.
  const stylesheet = chunkOf('style.css').file;

  return {
    app: `/${app.file}`,
    stylesheet: `/${stylesheet}`,
    preload: ({ routePath, lang }) => [
      ...new Set([CLIENT_ENTRY, VIRTUAL.locale + localeKey(routePath, lang)].flatMap(withImports)),
    ],
  };
}
