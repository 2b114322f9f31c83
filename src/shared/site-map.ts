/** The plain list of all pages of a language: what the search button leads to without scripts. */

import type { Lang, PageData } from './page.ts';
import { localize } from './path.ts';
import type { Texts } from './texts.ts';

/** Path of the list in a language. It is made by the build and stands in no sidebar. */
export function siteMapPath(lang: Lang, defaultLang: Lang): string {
  return localize('/sitemap', lang, defaultLang);
}

/** The record of the list. Search engines have the pages themselves to show. */
export function siteMapData(lang: Lang, defaultLang: Lang, texts: Texts['siteMap']): PageData {
  return {
    routePath: siteMapPath(lang, defaultLang),
    lang,
    title: texts.title,
    headingTitle: texts.title,
    frontmatter: { description: texts.description, head: [['meta', { name: 'robots', content: 'noindex' }]] },
    pageType: 'custom',
    toc: [],
    version: '',
    lastUpdatedTime: '',
    _relativePath: '',
  };
}
