/** The requests of the site's searches: what spec 7 lists, for one language. */

import type { HostedSearch } from '#shared/site.ts';
import type { Lang } from '#shared/page.ts';
import type { SearchOptions } from '../source.ts';
import { TAGS } from './highlight.ts';

type Request = Readonly<Record<string, unknown>>;

/** The facet of the records that holds their language. */
export const LANG_FACET = 'lang';

/** The language's filter, and whatever the configuration filters by: all must hold. */
function facetFilters(lang: Lang, others: unknown): readonly unknown[] {
  const more: readonly unknown[] = Array.isArray(others) ? others : others === undefined ? [] : [others];
  return [`${LANG_FACET}:${lang}`, ...more];
}

/** One search. The configured parameters win over the site's, but not over those that answers are read by. */
export function searchRequest(config: HostedSearch, lang: Lang, query: string, options: SearchOptions): Request {
  const { indexName, insights = false, searchParameters = {} } = config;
  return {
    attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
    attributesToSnippet: [`content:${options.snippetWords}`],
    snippetEllipsisText: '…',
    hitsPerPage: options.hitsPerPage,
    clickAnalytics: insights,
    ...searchParameters,
    query,
    indexName,
    highlightPreTag: TAGS.pre,
    highlightPostTag: TAGS.post,
    facetFilters: facetFilters(lang, searchParameters['facetFilters']),
  };
}

/**
 * Searches whose results make suggestions for a query that found nothing: with any of its words, and with the
 * first half of its longest one, in which there may be a typo.
 */
export function suggestRequests(config: HostedSearch, lang: Lang, query: string, count: number): readonly Request[] {
  const options = { hitsPerPage: count, snippetWords: 1 };
  const words = query.split(/\s+/).toSorted((a, b) => b.length - a.length);
  const longest = Array.from(words[0] ?? '');
  const half = longest.slice(0, Math.ceil(longest.length / 2)).join('');
  const any = { ...searchRequest(config, lang, query, options), optionalWords: words };
  return [any, searchRequest(config, lang, half, options)].map((request) => {
    // Nobody clicks on these, and only their headings are read.
    return { ...request, clickAnalytics: false, attributesToSnippet: [] };
  });
}
