import { headTags } from '#shared/head.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { localize } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import type { IndexedPage } from '../../content/page-index.ts';
import { escapeHtml } from '../page-html.ts';
import type { Emitter } from './emitter.ts';

/** Whether the head of a page tells search engines to leave it out. */
function isHidden({ data }: IndexedPage, site: Site): boolean {
  return headTags(data, site).some(([, { name, content = '' }]) => name === 'robots' && /noindex|none/i.test(content));
}

/**
 * `sitemap.xml`: every page for search engines with its translations and, if git knows it, the date of its last change;
 * `robots.txt`.
 */
export const sitemap: Emitter = ({ site: { config, locales }, site, pages }) => {
  const address = (path: string) => escapeHtml(config.origin + path);
  const hidden = new Set(pages.filter((page) => isHidden(page, site)).map(({ entry }) => entry.routePath));
  const shown = pages.filter(({ entry }) => !hidden.has(entry.routePath));
  const urls = shown.map(({ entry, data }) => {
    const twin = (tag: string, lang: Lang) => {
      const path = localize(entry.routePath, lang, config.lang);
      return hidden.has(path) ? '' : `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(path)}"/>`;
    };
    // The same links as in the head of the page, but for hidden pages.
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
