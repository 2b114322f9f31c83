import type { Emitter } from './emitter.ts';

/** `robots.txt`: allows everything and refers to the sitemap. */
export const robots: Emitter = ({ site }) => [
  { path: 'robots.txt', text: `User-agent: *\nAllow: /\n\nSitemap: ${site.config.origin}/sitemap.xml\n` },
];
