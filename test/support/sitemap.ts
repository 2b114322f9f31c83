/** The routes that a sitemap lists. */
export function routesIn(sitemap: string): readonly string[] {
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path as string);
}
