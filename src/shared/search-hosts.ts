/** Addresses of the hosted search, for the client, the Content-Security-Policy and the page head. */

import type { HostedSearch, SearchHost } from './schema/search.ts';
import type { SiteData } from './site-data.ts';

/** The script that sends search events (spec 7), pinned; the integrity hash rejects any other content from the CDN. */
export const INSIGHTS_SCRIPT = {
  src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js',
  integrity: 'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
} as const;

/** Where the script sends events. */
const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** The site's hosted search; undefined when the local index is used or search is off. */
export function hostedSearchOf({ themeConfig, search }: SiteData['config']): HostedSearch | undefined {
  return themeConfig.search ? search.hosted : undefined;
}

/** Hosts of the hosted search: configured ones, or else Algolia's read host, write host and backups. */
export function searchHosts({ appId, hosts }: Pick<HostedSearch, 'appId' | 'hosts'>): readonly SearchHost[] {
  if (hosts) return hosts;
  return [
    { url: `https://${appId}-dsn.algolia.net`, accept: 'read' },
    { url: `https://${appId}.algolia.net`, accept: 'write' },
    ...[1, 2, 3].map((n): SearchHost => ({ url: `https://${appId}-${n}.algolianet.com`, accept: 'readWrite' })),
  ];
}

/** Origins for reading, in order of preference. Throws when a host is not a valid URL. */
export function readOrigins(hosted: HostedSearch): readonly string[] {
  return searchHosts(hosted)
    .filter(({ accept }) => accept !== 'write')
    .map(({ url }) => new URL(url).origin);
}

/** Content-Security-Policy sources that the hosted search needs beyond the site itself. */
export function hostedSources(hosted: HostedSearch | undefined): Readonly<Record<'script' | 'connect', string[]>> {
  if (!hosted) return { script: [], connect: [] };
  const events = hosted.insights === true;
  return {
    script: events ? [INSIGHTS_SCRIPT.src] : [],
    connect: [...readOrigins(hosted), ...(events ? [INSIGHTS_ORIGIN] : [])],
  };
}
