import { join } from 'node:path';
import type { Site } from '#shared/site.ts';
import { openContent, type Content } from './content.ts';
import { createDiskCache } from '../content/disk-cache.ts';
import type { ContentRoots } from '../content/page-index.ts';
import { sourceHash } from '../content/source-hash.ts';

/** Folder for caches that outlive a build, from the root. */
const WORK_DIR = 'node_modules/.cache/docs';

/** Opens a project's content with the cache shared by all commands. */
export function openSiteContent(place: ContentRoots, site: Site): Promise<Content> {
  const { root } = place;
  return openContent(place, site, createDiskCache(join(root, WORK_DIR, 'pages'), sourceHash(root)));
}
