/** The search engines, as configured for the site. */

import { hostedSearchOf } from '#shared/search-hosts.ts';
import type { PageData } from '#shared/page.ts';
import { localeKey } from '#shared/path.ts';
import type { SiteData } from '#shared/site-data.ts';
import { lazySource } from '#search/lazy-source.ts';
import { searchSources, type SearchSources } from '#search/source.ts';
import { createLocalSource } from './local-source.ts';

/** The hosted service first when the site has one, with the local index as fallback (docs/decisions.md, 3). */
function sourcesFor(locale: string, config: SiteData['config']): SearchSources {
  const local = createLocalSource(locale);
  const hosted = hostedSearchOf(config);
  if (!hosted) return searchSources(local);
  const load = async () => {
    const { createHostedSource } = await import('#search/hosted/source.ts');
    return createHostedSource(hosted, locale, config.origin);
  };
  return searchSources(lazySource('hosted', load), local);
}

/** The engines for the language and version of a page, created on first use. */
export function createSources(config: SiteData['config']): (page: PageData) => SearchSources {
  const made = new Map<string, SearchSources>();
  return ({ routePath, lang }) => {
    const locale = localeKey(routePath, lang);
    const sources = made.get(locale) ?? sourcesFor(locale, config);
    made.set(locale, sources);
    return sources;
  };
}
