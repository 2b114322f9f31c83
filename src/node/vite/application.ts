/** The application: the scripts and styles of every page, the server's module, and the start-up script. */

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import glob from 'fast-glob';
import type { Content } from '../compile/content.ts';
import type { DiskCache } from '../content/disk-cache.ts';
import { nameHash, sourceHash } from '../content/hashes.ts';
import { localesByKey } from '../output/locale-data.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import { localeModule, pagesModule } from './virtual.ts';

/** The code of the application, besides its virtual modules. */
const SOURCES = ['package-lock.json', 'src/{entry,search,shared,theme}/**', 'src/node/vite/**'];

/** Version of the application: changes with its code, texts and settings, not with the text of pages. */
export function applicationVersion({ place, site, pages }: Content): string {
  const all = pages();
  const locales = [...localesByKey(site.config).keys()].map((key) => localeModule(key, all, site));
  const code = sourceHash(place.root, SOURCES);
  return nameHash(JSON.stringify([code, pagesModule(all, site), locales, process.env['NODE_ENV']]));
}

/** Puts the application into the folders, cached or newly built by `build`, and returns its start-up script. */
export async function putApplication(
  version: string,
  { siteDir, serverDir }: Pick<OutputFolder, 'siteDir' | 'serverDir'>,
  cache: DiskCache,
  build: () => Promise<string>,
): Promise<string> {
  const application = await cache.rememberAsync(['application', version], async () => {
    const boot = await build();
    return { boot, site: await readFolder(siteDir), server: await readFolder(serverDir) };
  });
  await writeFolder(siteDir, application.site);
  await writeFolder(serverDir, application.server);
  return application.boot;
}

/** Files by path, in base64. */
type Files = Readonly<Record<string, string>>;

async function readFolder(folder: string): Promise<Files> {
  const paths = await glob('**', { cwd: folder, dot: true });
  const files = paths.map(async (path) => [path, await readFile(join(folder, path), 'base64')] as const);
  return Object.fromEntries(await Promise.all(files));
}

async function writeFolder(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text, 'base64');
  }
}
