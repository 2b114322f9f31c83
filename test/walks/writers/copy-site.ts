import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../../scripts/project-copy.ts';
import { BASE_TREE } from './base-tree.ts';
import { writeTree } from './tree.ts';

/** A name that a file watcher could take for a build folder. */
const FOLDER = 'dist-walks';

const CONFIG = `
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';
import { siteBuild } from './src/node/vite/site-build.ts';
import settings from './settings.json' with { type: 'json' };
import { siteWith } from './walks-site.ts';

const root = import.meta.dirname;
const site = siteWith(settings);
export default defineConfig(() =>
  siteBuild({ root, site, contentDir: 'content', publicDir: 'public', outDir: 'dist', prerender }),
);
`;

/** Copies the project with the initial files of walks instead of its own. @returns the folder */
export function copySite(): string {
  const root = copyProject(FOLDER);
  for (const folder of ['content', 'public']) {
    rmSync(join(root, folder), { recursive: true });
    mkdirSync(join(root, folder));
  }
  cpSync(join(import.meta.dirname, 'site.ts'), join(root, 'walks-site.ts'));
  writeFileSync(join(root, 'vite.config.ts'), CONFIG);
  writeFileSync(join(root, 'settings.json'), '{}');
  writeTree(root, BASE_TREE);
  return root;
}
