/** Search requests (spec 7) of one locale. */

import type { HostedSearch } from '#shared/schema/search.ts';
import type { SearchOptions } from '../source.ts';
import { TAGS } from './hit.ts';

type Request = Readonly<Record<string, unknown>>;

/** Record facet with the language, after the version in an older one: `zh`, `v1/zh`. */
export const LOCALE_FACET = 'lang';

/** Attributes of a record that `searchHit` reads. */
export const RETRIEVED = ['hierarchy', 'content', 'type', 'url'] as const;

/** The filter by locale combined with the configured ones; all must match. */
function facetFilters(locale: string, others: unknown): readonly unknown[] {
  const more: readonly unknown[] = Array.isArray(others) ? others : others === undefined ? [] : [others];
  return [`${LOCALE_FACET}:${locale}`, ...more];
}

/** One search. Configured parameters override the site's, except those needed to read the answer. */
export function searchRequest(config: HostedSearch, locale: string, query: string, options: SearchOptions): Request {
  const { indexName, insights = false, searchParameters = {} } = config;
  return {
    attributesToRetrieve: RETRIEVED,
    attributesToSnippet: [`content:${options.snippetWords}`],
    snippetEllipsisText: '…',
    hitsPerPage: options.hitsPerPage,
    clickAnalytics: insights,
    ...searchParameters,
    query,
    indexName,
    highlightPreTag: TAGS.pre,
    highlightPostTag: TAGS.post,
    facetFilters: facetFilters(locale, searchParameters['facetFilters']),
  };
}

/** Searches for suggestions: any word of the query, and the first half of its longest, as the rest may hold a typo. */
export function suggestRequests(
  config: HostedSearch,
  locale: string,
  query: string,
  count: number,
): readonly Request[] {
  const options = { hitsPerPage: count, snippetWords: 1 };
  const words = query.split(/\s+/).toSorted((a, b) => b.length - a.length);
  const longest = Array.from(words[0] ?? '');
  const half = longest.slice(0, Math.ceil(longest.length / 2)).join('');
  const any = { ...searchRequest(config, locale, query, options), optionalWords: words };
  return [any, searchRequest(config, locale, half, options)].map((request) => {
    // Only the headings are read, and results are not clicked.
    return { ...request, clickAnalytics: false, attributesToSnippet: [] };
  });
}
