import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { currentVersion, versionNames } from '#shared/address.ts';
import { allPagesData, allPagesPath } from '#shared/all-pages.ts';
import type { Manifest, MakeContent, Module, Section } from '#shared/manifest.ts';
import type { Lang, PageData } from '#shared/page.ts';
import { notFoundData } from '#shared/page-data.ts';
import { langOf, localeKey, routeKey, sectionKey, versionOf } from '#shared/path.ts';
import type { PageState, SiteData } from '#shared/site-data.ts';
import { AllPages } from '#theme/all-pages/all-pages.tsx';
import type { PageContent, View } from '#theme/navigation/view.ts';

/** Loads views of the pages in a manifest. */
export function createViews({ sections, locales, allPages, defaultLang }: Manifest) {
  const loadSite = async (pathname: string, lang: Lang) => {
    // An unknown version falls back to the default one.
    const load = locales[localeKey(pathname, lang)] ?? locales[lang];
    return (await load()).default;
  };
  const loadSection = async (pathname: string, lang: Lang) => sections[sectionKey(pathname, lang)]?.();

  const notFoundView = async (pathname: string, lang: Lang): Promise<View> => {
    const site = await loadSite(pathname, lang);
    const { config, locale } = site;
    const named = versionOf(pathname);
    const version = versionNames(config).includes(named) ? named : currentVersion(config);
    const data = notFoundData({ lang, version }, config, locale.texts.notFound.title);
    return { site, page: { data, sidebar: [], Content: () => null } };
  };

  /** The list of all pages. @param html the list from the server's HTML; loaded when omitted */
  const allPagesView = async (site: SiteData, html?: string): Promise<View> => {
    const { lang, texts } = site.locale;
    const list = html ?? (await allPages[lang]()).default;
    const data = allPagesData(lang, site.config.lang, texts.allPages);
    return { site, page: { data, sidebar: [], Content: () => AllPages({ html: list }) } };
  };

  const load = async (pathname: string): Promise<View> => {
    const lang = langOf(pathname, defaultLang);
    const [site, section] = await Promise.all([loadSite(pathname, lang), loadSection(pathname, lang)]);
    const loaders = section?.pages[routeKey(pathname)];
    if (isAllPages(pathname, site)) return allPagesView(site);
    if (!section || !loaders) return notFoundView(pathname, lang);
    const [sidebar, parts, content] = await Promise.all([section.sidebar(), loaders.parts(), loaders.content()]);
    const { data, html } = parts.default;
    return { site, page: { data, sidebar: sidebar.default, Content: componentOf(content.default, html) } };
  };

  const loadForHydration = async (
    data: PageData,
    modules: PageState['modules'],
    html: readonly string[],
  ): Promise<View> => {
    const { routePath, lang } = data;
    const [site, own] = await Promise.all([
      loadSite(routePath, lang),
      modules ? importOwn(modules) : modulesInManifest(data),
    ]);
    if (isAllPages(routePath, site)) return allPagesView(site, html[0]);
    if (!own) throw new Error(`${routePath} is not in the manifest`);
    const [sidebar, content] = own;
    return { site, page: { data, sidebar: sidebar.default, Content: componentOf(content.default, html) } };
  };

  const modulesInManifest = async ({ routePath, lang }: PageData): Promise<OwnModules | undefined> => {
    const section = await loadSection(routePath, lang);
    const loaders = section?.pages[routeKey(routePath)];
    return section && loaders && Promise.all([section.sidebar(), loaders.content()]);
  };

  const views = new Map<string, View | Promise<View>>();
  return {
    /** The view of a path, loaded once. A failed load is forgotten, so that the next call retries. */
    loadView(pathname: string): View | Promise<View> {
      const key = routeKey(pathname);
      const known = views.get(key);
      if (known) return known;
      const loading = load(pathname);
      views.set(key, loading);
      loading.then(
        (view) => views.set(key, view),
        () => views.delete(key),
      );
      return loading;
    },
    /** The view of the server-rendered page, from the data that came with it: the manifest may be of a later build. */
    async loadFirstView(page: PageData, modules: PageState['modules'], html: readonly string[]): Promise<View> {
      const { pageType, routePath, lang } = page;
      const view = await (pageType === '404' ? notFoundView(routePath, lang) : loadForHydration(page, modules, html));
      views.set(routeKey(routePath), view);
      return view;
    },
    /** Loads the page list of a path's section, so that the first link need not wait. */
    prepareSection(pathname: string) {
      // Ignored here: following the link fails again and reports.
      loadSection(pathname, langOf(pathname, defaultLang)).catch(() => undefined);
    },
  };
}

type OwnModules = readonly [Awaited<ReturnType<Section['sidebar']>>, Module<MakeContent>];

function importOwn({ sidebar, content }: NonNullable<PageState['modules']>): Promise<OwnModules> {
  return Promise.all([import(/* @vite-ignore */ sidebar), import(/* @vite-ignore */ content)]);
}

function componentOf(make: MakeContent, html: readonly string[]): PageContent {
  return make({ Fragment, jsx, jsxs }, html) as PageContent;
}

function isAllPages(pathname: string, { config, locale }: SiteData): boolean {
  return routeKey(pathname) === allPagesPath(locale.lang, config.lang);
}
