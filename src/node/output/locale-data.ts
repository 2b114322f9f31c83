import { addressIn, allLocaleVersions, currentVersion, type Addressing, type LocaleVersion } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import { localeKey, pathOf, routeKey } from '#shared/path.ts';
import type { NavItem } from '#shared/schema/navigation.ts';
import type { Site } from '#shared/site.ts';
import type { SiteData } from '#shared/site-data.ts';
import { toolCards } from '#shared/tool-family.ts';
import { routesOf, type IndexedPage } from '../content/page-index.ts';

/** The site's languages and versions by key. */
export function localesByKey(config: Addressing): ReadonlyMap<string, LocaleVersion> {
  return new Map(
    allLocaleVersions(config).map((locale) => [localeKey(addressIn('/', locale, config), locale.lang), locale]),
  );
}

/** The theme's texts and settings in one language of one version. */
export function localeData(given: LocaleVersion, pages: readonly IndexedPage[], site: Site): SiteData {
  const { base: _base, icon: _icon, markdown: _markdown, route: _route, ...rest } = site.config;
  const { defaultWrapCode: _wrap, lastUpdated: _updated, localeRedirect: _redirect, ...themeConfig } = rest.themeConfig;
  const config = { ...rest, themeConfig };
  const { sidebar: _, texts: all, ...locale } = site.locales[given.lang];
  const { agents: _agents, callout: _callout, downloadExample: _zip, sinceThenChanged: _since, ...texts } = all;
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
