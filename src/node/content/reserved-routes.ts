import { segmentsOf } from '#shared/path.ts';

/** Folder of files with a content hash in their names. */
export const ASSETS_DIR = 'assets';

/** Folder of the manifest, whose addresses stay when the content changes (docs/decisions.md, 12). */
export const MANIFEST_DIR = 'manifest';

/** Names that Windows keeps for devices, with every ending. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[1-9])$/i;

/** Why the build, the host or Windows needs a route, as authors write it, for itself; undefined when it is free. */
export function reservedFor(route: string): string | undefined {
  const segments = segmentsOf(route);
  if (segments.includes('404')) return 'hosts answer unknown addresses with 404.html';
  if (segments.includes('index')) return "an address that ends in /index is that of the folder's own page";
  if (segments[0] === ASSETS_DIR || segments[0] === MANIFEST_DIR) return 'scripts and styles are there';
  if (segments.some((name) => DEVICE.test(name))) return 'Windows has no files of this name';
  return segments.join('/') === 'sitemap' ? 'the list of all pages is there' : undefined;
}
