/** The search engines, as configured for the site. */

import { hostedSearchOf } from '#shared/hosted-search.ts';
import type { Lang } from '#shared/page.ts';
import type { SiteData } from '#shared/site-data.ts';
import { lazySource } from '#search/lazy-source.ts';
import { searchSources, type SearchSources } from '#search/sources.ts';
import { createLocalSource } from './local-source.ts';

/** The hosted service first when the site has one, with the local index as fallback (docs/decisions.md, 3). */
function sourcesFor(lang: Lang, config: SiteData['config']): SearchSources {
  const local = createLocalSource(lang);
  const hosted = hostedSearchOf(config);
  if (!hosted) return searchSources(local);
  const load = async () => {
    const { createHostedSource } = await import('#search/hosted/source.ts');
    return createHostedSource(hosted, lang, config.origin);
  };
  return searchSources(lazySource('hosted', load), local);
}

/** The engines by language, created on first use. */
export function createSources(config: SiteData['config']): (lang: Lang) => SearchSources {
  const made = new Map<Lang, SearchSources>();
  return (lang) => {
    const sources = made.get(lang) ?? sourcesFor(lang, config);
    made.set(lang, sources);
    return sources;
  };
}
