/** The text of the modules that hand the page index to the entry files. */

import { LANGS, type Lang } from '#shared/page.ts';
import { localize, routeKey, sectionOf } from '#shared/path.ts';
import { containsPage, isSidebarItem, localizeSidebar } from '#shared/sidebar.ts';
import type { NavItem, Site } from '#shared/site.ts';
import { headingRecords } from '#search/heading-records.ts';
import type { IndexedPage } from './page-index.ts';
import { siteMapHtml } from './site-map.ts';

/** `virtual:pages` knows the sections; `virtual:pages/en/guide` its pages; the rest is one page's or one language's data. */
export const VIRTUAL = {
  pages: 'virtual:pages',
  section: 'virtual:pages/',
  locale: 'virtual:locale/',
  data: 'virtual:page-data/',
  records: 'virtual:search-records/',
  siteMap: 'virtual:site-map/',
} as const;

/** Ending of a page's import that asks for its lean form. */
export const LEAN_QUERY = '?lean';

const quote = (value: unknown) => JSON.stringify(value);

function sectionKey({ entry }: IndexedPage): string {
  return `${entry.lang}/${sectionOf(entry.routePath)}`;
}

/** The section loaders by language and section: the only list that every page of the site loads (house decision 12). */
export function pagesModule(pages: readonly IndexedPage[]): string {
  const keys = [...new Set(pages.map(sectionKey))];
  const sections = keys.map((key) => `${quote(key)}: () => import(${quote(VIRTUAL.section + key)})`);
  const locales = LANGS.map((lang) => `${lang}: () => import(${quote(VIRTUAL.locale + lang)})`);
  const records = LANGS.map((lang) => `${lang}: () => import(${quote(VIRTUAL.records + lang)})`);
  const siteMaps = LANGS.map((lang) => `${lang}: () => import(${quote(VIRTUAL.siteMap + lang)})`);
  return Object.entries({ sections, locales, records, siteMaps })
    .map(([name, loaders]) => `export const ${name} = {${loaders.join(',\n')}};`)
    .join('\n');
}

/** One section in one language: its sidebar, and a loader for the parts of each of its pages. */
export function sectionModule(key: string, pages: readonly IndexedPage[], site: Site): string {
  const [lang, section] = key.split('/') as [Lang, string];
  const sidebar = localizeSidebar(site.locales[lang].sidebar[section] ?? [], lang, site.config.lang);
  const records = pages
    .filter((page) => sectionKey(page) === key)
    .map(({ entry, path }) => {
      const loaders = [
        `data: () => import(${quote(VIRTUAL.data + entry._relativePath)})`,
        `content: () => import(${quote(path)})`,
        `lean: () => import(${quote(path + LEAN_QUERY)})`,
      ];
      return `${quote(routeKey(entry.routePath))}: {${loaders.join(', ')}}`;
    });
  return `export const sidebar = ${quote(sidebar)};\nexport const pages = {${records.join(',\n')}};`;
}

/** The words and settings that the theme is handed, in one language. */
export function localeModule(lang: Lang, site: Site): string {
  const { sidebar: _, ...locale } = site.locales[lang];
  const languages = LANGS.map((each) => {
    const { tag, label, texts } = site.locales[each];
    return { lang: each, tag, label, notFound: texts.notFound };
  });
  const nav = localizeNav(locale.nav, lang, site.config.lang);
  return `export default ${quote({ config: site.config, locale: { ...locale, nav }, languages })};`;
}

function localizeNav(items: readonly NavItem[], lang: Lang, defaultLang: Lang): readonly NavItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: localize(item.link, lang, defaultLang) }),
    ...(item.items && { items: localizeNav(item.items, lang, defaultLang) }),
  }));
}

/** The record of one page. */
export function dataModule(relativePath: string, pages: readonly IndexedPage[]): string {
  const page = pages.find(({ entry }) => entry._relativePath === relativePath);
  return `export default ${quote(page?.data)};`;
}

/** The list of all pages of one language, as HTML. */
export function siteMapModule(lang: Lang, pages: readonly IndexedPage[], site: Site): string {
  const entries = pages.map(({ entry }) => entry);
  return `export default ${quote(siteMapHtml(lang, entries, site))};`;
}

/** The search records of one language. */
export function recordsModule(lang: Lang, pages: readonly IndexedPage[], { locales, config }: Site): string {
  const records = pages
    .filter(({ entry, data }) => entry.lang === lang && data.pageType === 'doc')
    .flatMap(({ entry }) => {
      const entries = localizeSidebar(locales[lang].sidebar[sectionOf(entry.routePath)] ?? [], lang, config.lang);
      const group = entries.filter(isSidebarItem).find((item) => containsPage(item, entry.routePath));
      return headingRecords(entry, group?.text ?? config.title);
    });
  return `export default ${quote(records)};`;
}
