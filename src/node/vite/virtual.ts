/** Code of the virtual modules that pass the page index to the entry files. */

import { addressIn, allLocaleVersions, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { LANGS, type Lang } from '#shared/page.ts';
import { localeKey, routeKey, sectionKey } from '#shared/path.ts';
import { sidebarAt } from '#shared/sidebar.ts';
import type { NavItem, Site } from '#shared/site.ts';
import { toolCardsIn } from '#shared/tool-family.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { allPagesHtml } from '../output/all-pages.ts';

/** `virtual:pages` lists the sections, `virtual:pages/en/guide` one section's pages; the others hold data. */
export const VIRTUAL = {
  pages: 'virtual:pages',
  section: 'virtual:pages/',
  locale: 'virtual:locale/',
  data: 'virtual:page-data/',
  search: 'virtual:search',
  allPages: 'virtual:all-pages/',
} as const;

/** Query suffix for a page's module without its strings, which the first visit reads from the HTML. */
export const HYDRATE_QUERY = '?hydrate';

const quote = (value: unknown) => JSON.stringify(value);

const keyOf = ({ entry }: IndexedPage) => sectionKey(entry.routePath, entry.lang);

/** The site's languages and versions by key. */
function localesByKey(config: Addressing): ReadonlyMap<string, LocaleVersion> {
  return new Map(
    allLocaleVersions(config).map((locale) => [localeKey(addressIn('/', locale, config), locale.lang), locale]),
  );
}

/** Section loaders by language and section: the only list that every page loads (docs/decisions.md, 12). */
export function pagesModule(pages: readonly IndexedPage[], { config }: Site): string {
  const keys = [...new Set(pages.map(keyOf))];
  const sections = keys.map((key) => `${quote(key)}: () => import(${quote(VIRTUAL.section + key)})`);
  const locales = [...localesByKey(config).keys()].map(
    (key) => `${quote(key)}: () => import(${quote(VIRTUAL.locale + key)})`,
  );
  const allPages = LANGS.map((lang) => `${lang}: () => import(${quote(VIRTUAL.allPages + lang)})`);
  return Object.entries({ sections, locales, allPages })
    .map(([name, loaders]) => `export const ${name} = {${loaders.join(',\n')}};`)
    .concat(`export const defaultLang = ${quote(config.lang)};`)
    .join('\n');
}

/**
 * One section in one language: its sidebar, and loaders for the parts of its pages.
 * @param hydrateQuery empty in development: hot replacement needs the strings of the new text, not those in the HTML
 */
export function sectionModule(
  key: string,
  pages: readonly IndexedPage[],
  site: Site,
  hydrateQuery = HYDRATE_QUERY,
): string {
  const own = pages.filter((page) => keyOf(page) === key);
  const [first] = own;
  const sidebar = first ? sidebarAt(site, first.entry.routePath, first.entry.lang) : [];
  const records = own.map(({ entry, path }) => {
    const loaders = [
      `data: () => import(${quote(VIRTUAL.data + entry._relativePath)})`,
      `content: () => import(${quote(path)})`,
      `hydrate: () => import(${quote(path + hydrateQuery)})`,
    ];
    return `${quote(routeKey(entry.routePath))}: {${loaders.join(', ')}}`;
  });
  return `export const sidebar = ${quote(sidebar)};\nexport const pages = {${records.join(',\n')}};`;
}

/** The theme's texts and settings in one language of one version. */
export function localeModule(key: string, pages: readonly IndexedPage[], site: Site): string {
  const { config } = site;
  const given = localesByKey(config).get(key);
  if (!given) throw new Error(`the site has no language "${key}"`);
  const { sidebar: _, ...locale } = site.locales[given.lang];
  const languages = LANGS.map((each) => {
    const { tag, label, texts } = site.locales[each];
    return { lang: each, tag, label, notFound: texts.notFound };
  });
  const routes = new Set(pages.map(({ entry }) => routeKey(entry.routePath)));
  const inDefault = { ...given, version: config.multiVersion?.default ?? '' };
  const nav = navAt(locale.nav, (link) => {
    const address = addressIn(link, given, config);
    // Pages missing in an older version exist in the default one: `checkContent` makes sure of it.
    return routes.has(routeKey(address)) ? address : addressIn(link, inDefault, config);
  });
  const tools = site.tools && toolCardsIn(site.tools, given.lang);
  return `export default ${quote({ config, locale: { ...locale, nav }, languages, tools })};`;
}

function navAt(items: readonly NavItem[], addressOf: (link: string) => string): readonly NavItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: addressOf(item.link) }),
    ...(item.items && { items: navAt(item.items, addressOf) }),
  }));
}

/** A page's record. */
export function dataModule(relativePath: string, pages: readonly IndexedPage[]): string {
  const page = pages.find(({ entry }) => entry._relativePath === relativePath);
  return `export default ${quote(page?.data)};`;
}

/** The folder of the local search files. */
export function searchModule(folder: string): string {
  return `export const searchFolder = ${quote(folder)};`;
}

/** The HTML list of all pages in one language. */
export function allPagesModule(lang: Lang, pages: readonly IndexedPage[], site: Site): string {
  const entries = pages.map(({ entry }) => entry);
  return `export default ${quote(allPagesHtml(lang, entries, site))};`;
}
