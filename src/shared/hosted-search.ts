/** What the hosted search reaches: known to the client, to the policy that must allow it, and to the page's head. */

import type { HostedSearch, SearchHost, SiteConfig } from './site.ts';

/** The script that sends search events (spec 7), pinned; a CDN that serves anything else is refused by its hash. */
export const INSIGHTS_SCRIPT = {
  src: 'https://cdn.jsdelivr.net/npm/search-insights@2.17.3/dist/search-insights.min.js',
  integrity: 'sha384-puGTibgj5tll4rKBSZMNWXFBG+MuObLcSQE3VnZ/PbPozbHGK7qhg0CFKG9FBUjZ',
} as const;

/** Where that script sends events to. */
const INSIGHTS_ORIGIN = 'https://insights.algolia.io';

/** Backup hosts of an application at Algolia. */
const BACKUPS = [1, 2, 3] as const;

/** The hosted search of a site; undefined when the local index answers, or when there is no search at all. */
export function hostedSearchOf({ themeConfig, search }: SiteConfig): HostedSearch | undefined {
  return themeConfig.search ? search.hosted : undefined;
}

/** The hosts of a search: the one for reading, the one for writing, then the backups for both. */
export function searchHosts({ appId, hosts }: Pick<HostedSearch, 'appId' | 'hosts'>): readonly SearchHost[] {
  if (hosts) return hosts;
  return [
    { url: `https://${appId}-dsn.algolia.net`, accept: 'read' },
    { url: `https://${appId}.algolia.net`, accept: 'write' },
    ...BACKUPS.map((n): SearchHost => ({ url: `https://${appId}-${n}.algolianet.com`, accept: 'readWrite' })),
  ];
}

/** The origins that readers' browsers search at, first choice first. Throws when a host is no address. */
export function readOrigins(hosted: HostedSearch): readonly string[] {
  return searchHosts(hosted)
    .filter(({ accept }) => accept !== 'write')
    .map(({ url }) => new URL(url).origin);
}

/** What a page must be allowed to reach beyond its own site, as sources of a Content-Security-Policy. */
export function hostedSources(hosted: HostedSearch | undefined): Readonly<Record<'script' | 'connect', string[]>> {
  if (!hosted) return { script: [], connect: [] };
  const events = hosted.insights === true;
  return {
    script: events ? [INSIGHTS_SCRIPT.src] : [],
    connect: [...readOrigins(hosted), ...(events ? [INSIGHTS_ORIGIN] : [])],
  };
}
