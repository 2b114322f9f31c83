/** Search source for the hosted service. Loaded only when configured. */

import { readOrigins } from '#shared/search-hosts.ts';
import type { HostedSearch } from '#shared/schema/search.ts';
import { MAX_SUGGESTIONS, type SearchSource } from '../source.ts';
import { createHostedClient, type RawResult } from './client.ts';
import { DeserializationError } from './errors.ts';
import { searchHit } from './hit.ts';
import type { Insights } from './insights.ts';
import { searchRequest, suggestRequests } from './query.ts';
import type { TransportOptions } from './transport.ts';

/** Returns a function that reconnects to the host, since browsers drop idle connections. Sends no request. */
function preconnector(href = ''): () => void {
  let link: HTMLLinkElement | undefined;
  return () => {
    if (typeof document === 'undefined') return;
    link ??= Object.assign(document.createElement('link'), { rel: 'preconnect', href, crossOrigin: '' });
    // Browsers preconnect each time the link is added to the document.
    document.head.append(link);
  };
}

/** Algolia's limit of hits a page; a host that sends more is at fault, and would only slow the page down. */
const MAX_HITS = 1000;

function hitsOf({ hits }: RawResult = {}): readonly unknown[] {
  if (Array.isArray(hits)) return hits.slice(0, MAX_HITS);
  throw new DeserializationError('The answer of the search host has no hits');
}

/**
 * Source for the hosted service; throws without its id or key. Drops hits outside of `origin`, a scheme and host.
 * @param locale value of the records' facet
 */
export function createHostedSource(
  config: HostedSearch,
  locale: string,
  origin: string,
  options: Partial<TransportOptions> = {},
): SearchSource {
  const client = createHostedClient({ ...config, ...options });
  let insights: Promise<Insights> | undefined;
  /** Failing events must not affect the search. */
  const tell = (event: (insights: Insights) => void) => {
    if (config.insights !== true) return;
    insights ??= import('./insights.ts').then(({ startInsights }) => startInsights(config));
    insights.then(event).catch((error: unknown) => console.warn(error));
  };

  return {
    id: 'hosted',
    prepare: preconnector(readOrigins(config)[0]),

    async search(query, searchOptions) {
      const [result] = await client.search({ requests: [searchRequest(config, locale, query, searchOptions)] });
      const given = hitsOf(result);
      const valid = given.flatMap((hit) => searchHit(hit, origin) ?? []);
      const { nbHits, queryID } = result ?? {};
      return {
        hits: valid,
        nbHits: typeof nbHits === 'number' ? nbHits - (given.length - valid.length) : valid.length,
        ...(typeof queryID === 'string' && { queryID }),
      };
    },

    async suggest(query) {
      const results = await client.search({ requests: suggestRequests(config, locale, query, MAX_SUGGESTIONS) });
      const titles = results
        .flatMap(hitsOf)
        .flatMap((hit) => searchHit(hit, origin) ?? [])
        .map(({ title }) => title.map(({ text }) => text).join(''));
      return [...new Set(titles)].filter((title) => title !== query).slice(0, MAX_SUGGESTIONS);
    },

    onShow: ({ hits }) => tell((insights) => insights.viewed(hits.map(({ objectID }) => objectID))),

    onSelect: ({ objectID }, { queryID }, position) => {
      if (queryID !== undefined) tell((insights) => insights.clicked(queryID, objectID, position));
    },
  };
}
