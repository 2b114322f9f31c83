import { LANGS, type Lang } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import { escapeHtml } from '../page-html.ts';
import type { Emitter } from './emitter.ts';

/** `sitemap.xml`: every page with its translations and, if git knows it, the date of its last change; `robots.txt`. */
export const sitemap: Emitter = ({ site: { config, locales }, pages }) => {
  const address = (path: string) => escapeHtml(config.origin + path);
  const urls = pages.map(({ entry, data }) => {
    const twin = (tag: string, lang: Lang) => {
      const href = address(localize(entry.routePath, lang, config.lang));
      return `<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`;
    };
    // The same links as in the head of the page.
    const twins = [...LANGS.map((lang) => twin(locales[lang].tag, lang)), twin('x-default', config.lang)];
    const day = data.lastUpdatedTime;
    const lastmod = day === '' ? '' : `<lastmod>${day}</lastmod>`;
    return `<url><loc>${address(entry.routePath)}</loc>${lastmod}${twins.join('')}</url>`;
  });
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${config.origin}/sitemap.xml\n`;
  return [
    { path: 'sitemap.xml', text },
    { path: 'robots.txt', text: robots },
  ];
};
