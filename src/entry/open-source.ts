import type { Lang } from '#shared/page.ts';
import type { SearchSource } from '#search/source.ts';

/** The engine for a language; the browser asks for its code when the search opens. */
export async function openSource(lang: Lang): Promise<SearchSource> {
  const { createLocalSource } = await import('./local-search.ts');
  return createLocalSource(lang);
}
