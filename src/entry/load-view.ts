import { defaultLang, locales, sections, allPages } from 'virtual:pages';
import type { Lang, PageData } from '#shared/page.ts';
import { notFoundData } from '#shared/page-data.ts';
import { langOf, localeKey, routeKey, sectionKey, versionOf } from '#shared/path.ts';
import type { SiteData } from '#shared/site-data.ts';
import { allPagesData, allPagesPath } from '#shared/all-pages.ts';
import type { View } from '#theme/navigation/view.ts';
import { AllPages } from '#theme/all-pages/all-pages.tsx';
import { staticHtml } from './static-html.ts';

async function loadSite(pathname: string, lang: Lang) {
  // An unknown version falls back to the default one.
  const load = locales[localeKey(pathname, lang)] ?? locales[lang];
  return (await load()).default;
}

async function loadSection(pathname: string, lang: Lang) {
  return sections[sectionKey(pathname, lang)]?.();
}

async function notFoundView(pathname: string, lang: Lang): Promise<View> {
  const site = await loadSite(pathname, lang);
  const { config, locale } = site;
  const { versions = [], default: defaultVersion = '' } = config.multiVersion ?? {};
  const named = versionOf(pathname);
  const place = { lang, version: versions.includes(named) ? named : defaultVersion };
  const data = notFoundData(place, config, locale.texts.notFound.title);
  return { site, page: { data, sidebar: [], Content: () => null } };
}

/** The list of all pages. @param html the list from the server's HTML; loaded when omitted */
async function allPagesView(site: SiteData, html?: string): Promise<View> {
  const { lang, texts } = site.locale;
  const list = html ?? (await allPages[lang]()).default;
  const data = allPagesData(lang, site.config.lang, texts.allPages);
  return { site, page: { data, sidebar: [], Content: () => AllPages({ html: list }) } };
}

function isAllPages(pathname: string, { config, locale }: SiteData): boolean {
  return routeKey(pathname) === allPagesPath(locale.lang, config.lang);
}

async function load(pathname: string): Promise<View> {
  const lang = langOf(pathname, defaultLang);
  const [site, section] = await Promise.all([loadSite(pathname, lang), loadSection(pathname, lang)]);
  const loaders = section?.pages[routeKey(pathname)];
  if (isAllPages(pathname, site)) return allPagesView(site);
  if (!section || !loaders) return notFoundView(pathname, lang);
  const [data, content] = await Promise.all([loaders.data(), loaders.content()]);
  return { site, page: { data: data.default, sidebar: section.sidebar, Content: content.default } };
}

const views = new Map<string, Promise<View>>();

/** The view of a path, loaded once. A failed load is forgotten, so that the next call retries. */
export function loadView(pathname: string): Promise<View> {
  const key = routeKey(pathname);
  const known = views.get(key);
  if (known) return known;
  const view = load(pathname);
  views.set(key, view);
  view.catch(() => views.delete(key));
  return view;
}

/**
 * The view of the server-rendered page; its record and static strings are read from the HTML.
 * @param data the record from the page
 */
export async function loadFirstView(data: PageData): Promise<View> {
  const view = data.pageType === '404' ? notFoundView(data.routePath, data.lang) : loadForHydration(data);
  views.set(routeKey(data.routePath), view);
  return view;
}

async function loadForHydration(data: PageData): Promise<View> {
  const { routePath, lang } = data;
  const [site, section] = await Promise.all([loadSite(routePath, lang), loadSection(routePath, lang)]);
  if (isAllPages(routePath, site)) return allPagesView(site, staticHtml[0]);
  const content = await section?.pages[routeKey(routePath)]?.hydrate();
  if (!section || !content) throw new Error(`${routePath} is not in the manifest`);
  return { site, page: { data, sidebar: section.sidebar, Content: content.default } };
}
