/** The engines of the search, as the site is configured. */

import type { Lang } from '#shared/page.ts';
import { searchSources, type SearchSources } from '#search/sources.ts';
import { createLocalSource } from './local-search.ts';

/** The engines by language, each made when it is first asked for. */
export function createSources(): (lang: Lang) => SearchSources {
  const made = new Map<Lang, SearchSources>();
  return (lang) => {
    const sources = made.get(lang) ?? searchSources(createLocalSource(lang));
    made.set(lang, sources);
    return sources;
  };
}
