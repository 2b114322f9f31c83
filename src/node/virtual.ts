/** The text of the modules that hand the page index to the entry files. */

import { LANGS, type Lang } from '#shared/page.ts';
import { localize, routeKey, sectionOf } from '#shared/path.ts';
import { localizeSidebar } from '#shared/sidebar.ts';
import type { NavItem, Site } from '#shared/site.ts';
import type { IndexedPage } from './page-index.ts';

/** `virtual:pages` knows the sections; `virtual:pages/en/guide` its pages; the rest is one page's or one language's data. */
export const VIRTUAL = {
  pages: 'virtual:pages',
  section: 'virtual:pages/',
  locale: 'virtual:locale/',
  data: 'virtual:page-data/',
  search: 'virtual:search',
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
  return Object.entries({ sections, locales })
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

/** Where the files of the local search lie. */
export function searchModule(folder: string): string {
  return `export const searchFolder = ${quote(folder)};`;
}
