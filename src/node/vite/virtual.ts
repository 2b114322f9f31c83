/** The text of the modules that hand the page index to the entry files. */

import { addressIn, allPlaces, type Addressing, type Place } from '#shared/address.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { localeKey, routeKey, sectionKey } from '#shared/path.ts';
import { sidebarAt } from '#shared/sidebar.ts';
import type { NavItem, Site } from '#shared/site.ts';
import { toolCardsIn } from '#shared/tool-family.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { siteMapHtml } from '../output/site-map.ts';

/** `virtual:pages` knows the sections; `virtual:pages/en/guide` its pages; the rest is one page's or one language's data. */
export const VIRTUAL = {
  pages: 'virtual:pages',
  section: 'virtual:pages/',
  locale: 'virtual:locale/',
  data: 'virtual:page-data/',
  search: 'virtual:search',
  siteMap: 'virtual:site-map/',
} as const;

/** Ending of a page's import that asks for its lean form. */
export const LEAN_QUERY = '?lean';

const quote = (value: unknown) => JSON.stringify(value);

const keyOf = ({ entry }: IndexedPage) => sectionKey(entry.routePath, entry.lang);

/** The keys of a site's languages in all its versions, with the place that each stands for. */
function localePlaces(config: Addressing): ReadonlyMap<string, Place> {
  return new Map(allPlaces(config).map((place) => [localeKey(addressIn('/', place, config), place.lang), place]));
}

/** The section loaders by language and section, the only list that every page loads (docs/decisions.md, 12). */
export function pagesModule(pages: readonly IndexedPage[], { config }: Site): string {
  const keys = [...new Set(pages.map(keyOf))];
  const sections = keys.map((key) => `${quote(key)}: () => import(${quote(VIRTUAL.section + key)})`);
  const locales = [...localePlaces(config).keys()].map(
    (key) => `${quote(key)}: () => import(${quote(VIRTUAL.locale + key)})`,
  );
  const siteMaps = LANGS.map((lang) => `${lang}: () => import(${quote(VIRTUAL.siteMap + lang)})`);
  return Object.entries({ sections, locales, siteMaps })
    .map(([name, loaders]) => `export const ${name} = {${loaders.join(',\n')}};`)
    .concat(`export const defaultLang = ${quote(config.lang)};`)
    .join('\n');
}

/**
 * One section in one language: its sidebar, and a loader for the parts of each of its pages.
 * @param leanQuery ending of the lean form; empty where pages are replaced while they are read, since the lean form
 *   shows the strings that the HTML brought
 */
export function sectionModule(key: string, pages: readonly IndexedPage[], site: Site, leanQuery = LEAN_QUERY): string {
  const own = pages.filter((page) => keyOf(page) === key);
  const [first] = own;
  const sidebar = first ? sidebarAt(site, first.entry.routePath, first.entry.lang) : [];
  const records = own.map(({ entry, path }) => {
    const loaders = [
      `data: () => import(${quote(VIRTUAL.data + entry._relativePath)})`,
      `content: () => import(${quote(path)})`,
      `lean: () => import(${quote(path + leanQuery)})`,
    ];
    return `${quote(routeKey(entry.routePath))}: {${loaders.join(', ')}}`;
  });
  return `export const sidebar = ${quote(sidebar)};\nexport const pages = {${records.join(',\n')}};`;
}

/** The words and settings that the theme is handed, in one language of one version. */
export function localeModule(key: string, pages: readonly IndexedPage[], site: Site): string {
  const { config } = site;
  const place = localePlaces(config).get(key);
  if (!place) throw new Error(`the site has no language "${key}"`);
  const { sidebar: _, ...locale } = site.locales[place.lang];
  const languages = LANGS.map((each) => {
    const { tag, label, texts } = site.locales[each];
    return { lang: each, tag, label, notFound: texts.notFound };
  });
  const routes = new Set(pages.map(({ entry }) => routeKey(entry.routePath)));
  const defaultPlace = { ...place, version: config.multiVersion?.default ?? '' };
  const nav = navAt(locale.nav, (link) => {
    const address = addressIn(link, place, config);
    // What an older version lacks, the default one has: `checkContent` has seen it.
    return routes.has(routeKey(address)) ? address : addressIn(link, defaultPlace, config);
  });
  const tools = site.tools && toolCardsIn(site.tools, place.lang);
  return `export default ${quote({ config, locale: { ...locale, nav }, languages, tools })};`;
}

function navAt(items: readonly NavItem[], addressOf: (link: string) => string): readonly NavItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: addressOf(item.link) }),
    ...(item.items && { items: navAt(item.items, addressOf) }),
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

/** The list of all pages of one language, as HTML. */
export function siteMapModule(lang: Lang, pages: readonly IndexedPage[], site: Site): string {
  const entries = pages.map(({ entry }) => entry);
  return `export default ${quote(siteMapHtml(lang, entries, site))};`;
}
