/** The plain list of a language's pages: without scripts the search button links to it. */

import type { Lang, PageData } from './page.ts';
import { generatedPage } from './page-data.ts';
import { localize } from './path.ts';
import type { Texts } from './texts.ts';

/** Path of the list in a language. The build generates this page; no sidebar links to it. */
export function allPagesPath(lang: Lang, defaultLang: Lang): string {
  return localize('/sitemap', lang, defaultLang);
}

/** Page data of the list. `noindex`: search engines should show the pages themselves. */
export function allPagesData(lang: Lang, defaultLang: Lang, texts: Texts['allPages']): PageData {
  return generatedPage({
    routePath: allPagesPath(lang, defaultLang),
    lang,
    title: texts.title,
    frontmatter: { description: texts.description, head: [['meta', { name: 'robots', content: 'noindex' }]] },
    pageType: 'custom',
  });
}
