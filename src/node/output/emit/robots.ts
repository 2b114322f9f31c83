import type { Emitter } from './emitter.ts';

/** `robots.txt`: everything may be read; the sitemap says what there is. */
export const robots: Emitter = ({ site }) => [
  { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${site.config.origin}/sitemap.xml\n` },
];
