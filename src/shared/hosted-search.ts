import type { HostedSearch } from './schema/search.ts';
import type { SiteConfig } from './site.ts';

/** The site's hosted search; undefined when the local index is used or search is off. */
export function hostedSearchOf({
  themeConfig,
  search,
}: Pick<SiteConfig, 'themeConfig' | 'search'>): HostedSearch | undefined {
  return themeConfig.search ? search.hosted : undefined;
}
