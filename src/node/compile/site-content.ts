import { join } from 'node:path';
import type { Site } from '#shared/site.ts';
import { createDiskCache, type DiskCache } from '../content/disk-cache.ts';
import type { ContentRoots } from '../content/page-files.ts';
import { sourceHash } from '../content/hashes.ts';
import { openContent, type Content } from './content.ts';

/** Folder for caches that outlive a build, from the root. */
const CACHE_DIR = 'node_modules/.cache/docs';

/** Files that compiled pages depend on besides their text and context: the compiler, and all package versions. */
const COMPILER = ['package-lock.json', 'src/node/{content,compile}/**/*.ts', 'src/shared/**/*.ts'];

/** Files that outputs depend on: all code but `src/site/`, whose settings are part of the cache keys. */
const GENERATOR = ['package-lock.json', 'index.html', 'prerender.ts', 'src/{entry,node,search,shared,theme}/**'];

/** Opens a project's content with the cache shared by all commands. */
export function openSiteContent(place: ContentRoots, site: Site, cacheDir = CACHE_DIR): Promise<Content> {
  const { root } = place;
  return openContent(place, site, createDiskCache(join(root, cacheDir, 'pages'), sourceHash(root, COMPILER)));
}

/** Opens the cache of a build's outputs. */
export function openOutputCache(root: string, cacheDir = CACHE_DIR): DiskCache {
  return createDiskCache(join(root, cacheDir, 'outputs'), sourceHash(root, GENERATOR));
}
