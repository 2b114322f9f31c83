/** The tags of a page's head, written by the build; on navigation the client updates some (`useHead` in `app.tsx`). */

import { hostedSearchOf, readOrigins } from './search-hosts.ts';
import { LANGS, type PageData } from './page.ts';
import type { HeadTag } from './schema/frontmatter.ts';
import { localize, markdownPath } from './path.ts';
import type { Site, SiteConfig } from './site.ts';
import { CARD_SIZE, cardOf } from './social-card.ts';

/** Text of `<title>`: page title and site title, or the page's own `titleSuffix`. */
export function documentTitle(page: PageData, siteTitle: string): string {
  const suffix = page.frontmatter.titleSuffix ?? siteTitle;
  const title = page.title || siteTitle;
  return title === suffix || suffix === '' ? title : `${title} - ${suffix}`;
}

/** Spec 7: preconnect to the hosted search. */
function preconnectTags(config: SiteConfig): readonly HeadTag[] {
  const hosted = hostedSearchOf(config);
  const href = hosted && readOrigins(hosted)[0];
  return href === undefined ? [] : [['link', { rel: 'preconnect', href, crossorigin: '' }]];
}

/** Open Graph wants a language with a territory, such as `zh_CN`. Without `og:locale`, its readers assume `en_US`. */
function localeTags(tag: string): readonly HeadTag[] {
  const [, language, territory] = /^([a-z]+)(?:-[a-z]{4})?-([a-z]{2}|\d{3})\b/i.exec(tag) ?? [];
  return territory ? [['meta', { property: 'og:locale', content: `${language}_${territory}` }]] : [];
}

/** The head of a page, but for its title: description, addresses, Open Graph, and the page's own `head`. */
export function headTags(page: PageData, { config, locales }: Site): readonly HeadTag[] {
  const locale = locales[page.lang];
  const title = documentTitle(page, config.title);
  const description = page.frontmatter.description ?? locale.description;
  const address = config.origin + page.routePath;
  const own = [...preconnectTags(config), ...(page.frontmatter.head ?? [])];
  if (page.pageType === '404') return [['meta', { name: 'robots', content: 'noindex' }], ...own];

  const alternates = LANGS.map((lang): HeadTag => {
    const href = config.origin + localize(page.routePath, lang, config.lang);
    return ['link', { rel: 'alternate', hreflang: locales[lang].tag, href }];
  });
  const fallback = config.origin + localize(page.routePath, config.lang, config.lang);
  const otherFormat = (type: string, path: string): HeadTag => {
    return ['link', { rel: 'alternate', type, href: config.origin + path }];
  };
  // Generated pages have no source, and so no Markdown copy.
  const copy = page._relativePath === '' ? [] : [otherFormat('text/markdown', markdownPath(page.routePath))];
  // Feed readers look for the feed on the home page.
  const feedPath = localize('/feed.xml', page.lang, config.lang);
  const feed = page.pageType === 'home' ? [otherFormat('application/atom+xml', feedPath)] : [];
  const card = cardOf(page, { config, locales });
  return [
    ['meta', { name: 'description', content: description }],
    ['link', { rel: 'canonical', href: address }],
    ...alternates,
    ['link', { rel: 'alternate', hreflang: 'x-default', href: fallback }],
    ...copy,
    ...feed,
    ['meta', { property: 'og:type', content: page.pageType === 'home' ? 'website' : 'article' }],
    ['meta', { property: 'og:site_name', content: config.title }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { property: 'og:url', content: address }],
    ...localeTags(locale.tag),
    ['meta', { property: 'og:image', content: config.origin + card.path }],
    // Without the size, Facebook shows no image to the first person who shares a page.
    ['meta', { property: 'og:image:width', content: `${CARD_SIZE.width}` }],
    ['meta', { property: 'og:image:height', content: `${CARD_SIZE.height}` }],
    ['meta', { property: 'og:image:alt', content: card.alt }],
    // X and Discord show the image large.
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    ...own,
  ];
}
