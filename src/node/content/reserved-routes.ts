import { segmentsOf } from '#shared/path.ts';

/** Folder of files whose names carry a hash of their content. */
export const ASSETS_DIR = 'assets';

/**
 * Why a route can be no page's: what the build or a host puts there.
 * @param route as authors write it, without version and language
 * @returns undefined for a route that is free
 */
export function reservedFor(route: string): string | undefined {
  const segments = segmentsOf(route);
  if (segments.includes('404')) return 'hosts answer lost addresses with 404.html';
  if (segments.includes('index')) return 'an address that ends in /index is its folder’s';
  if (segments[0] === ASSETS_DIR) return 'scripts and styles are there';
  return segments.join('/') === 'sitemap' ? 'the list of all pages is there' : undefined;
}
