/** The manifest of the site's pages in memory, and the data that generated modules share with it. */

import { runInThisContext } from 'node:vm';
import { addressIn, allLocaleVersions, currentVersion, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { loadOnce } from '#shared/load-once.ts';
import type { MakeContent, Manifest, PageLoaders, Section } from '#shared/manifest.ts';
import { byLang, LANGS, type Lang } from '#shared/page.ts';
import { localeKey, pathOf, routeKey } from '#shared/path.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import type { SiteData } from '#shared/site-data.ts';
import { toolCards } from '#shared/tool-family.ts';
import { pageFunction } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { pagesBySection, routesOf, sidebarOf, type IndexedPage } from '../content/page-index.ts';
import { allPagesHtml } from './all-pages.ts';

/** The site's languages and versions by key. */
export function localesByKey(config: Addressing): ReadonlyMap<string, LocaleVersion> {
  return new Map(
    allLocaleVersions(config).map((locale) => [localeKey(addressIn('/', locale, config), locale.lang), locale]),
  );
}

/** The theme's texts and settings in one language of one version. */
export function localeData(given: LocaleVersion, pages: readonly IndexedPage[], site: Site): SiteData {
  const { config } = site;
  const { sidebar: _, texts: all, ...locale } = site.locales[given.lang];
  const { agents: _agents, callout: _callout, sinceThenChanged: _since, ...texts } = all;
  const languages = LANGS.map((each) => {
    const { tag, label, texts } = site.locales[each];
    return { lang: each, tag, label, notFound: texts.notFound };
  });
  const routes = routesOf(pages);
  const inDefault = { ...given, version: currentVersion(config) };
  const nav = navAt(locale.nav, (link) => {
    const address = addressIn(link, given, config);
    // Pages missing in an older version exist in the default one: `checkContent` makes sure of it.
    return routes.has(routeKey(pathOf(address))) ? address : addressIn(link, inDefault, config);
  });
  const tools = site.tools && toolCards(site.tools, given.lang);
  return { config, locale: { ...locale, nav, texts }, languages, ...(tools && { tools }) };
}

function navAt(items: readonly NavItem[], addressOf: (link: string) => string): readonly NavItem[] {
  return items.map((item) => ({
    ...item,
    ...(item.link !== undefined && { link: addressOf(item.link) }),
    ...(item.items && { items: navAt(item.items, addressOf) }),
  }));
}

/** The manifest in memory. Compiles a page when it is loaded. */
export function memoryManifest(content: Content): Manifest {
  const { site } = content;
  const pages = content.pages();
  const loadersOf = (page: IndexedPage): PageLoaders => ({
    parts: async () => ({ default: { data: page.data, html: (await content.compile(page)).html } }),
    content: async () => ({
      default: runInThisContext(pageFunction(await content.compile(page)), { filename: page.file }) as MakeContent,
    }),
  });
  const section = (own: readonly IndexedPage[]): Section => ({
    sidebar: async () => ({ default: sidebarOf(own, site) }),
    pages: Object.fromEntries(own.map((page) => [routeKey(page.entry.routePath), loadersOf(page)])),
  });
  const entries = pages.map(({ entry }) => entry);
  const allPages = async (lang: Lang) => ({ default: allPagesHtml(lang, entries, site) });
  return {
    sections: loaders(pagesBySection(pages), section),
    // The type cannot tell that both languages are always among the keys.
    locales: loaders(localesByKey(site.config), (locale) => ({
      default: localeData(locale, pages, site),
    })) as Manifest['locales'],
    allPages: byLang((lang) => () => allPages(lang)),
    defaultLang: site.config.lang,
  };
}

/** Functions that load each value once: every page asks for its language and its section. */
function loaders<Given, Loaded>(values: ReadonlyMap<string, Given>, load: (value: Given) => Loaded) {
  const once = loadOnce(async (value: Given) => load(value));
  return Object.fromEntries([...values].map(([key, value]) => [key, () => once(value)]));
}
