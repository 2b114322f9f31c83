import type { HostedSearch } from './schema/search.ts';
import type { SiteData } from './site-data.ts';

/** The site's hosted search; undefined when the local index is used or search is off. */
export function hostedSearchOf({ themeConfig, search }: SiteData['config']): HostedSearch | undefined {
  return themeConfig.search ? search.hosted : undefined;
}
