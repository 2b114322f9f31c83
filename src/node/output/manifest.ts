import { runInThisContext } from 'node:vm';
import { loadOnce } from '#shared/load-once.ts';
import type { MakeContent, Manifest, PageLoaders, Section } from '#shared/manifest.ts';
import { byLang, type Lang } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import { pageFunction } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { pagesBySection, sidebarOf, type IndexedPage } from '../content/page-index.ts';
import { allPagesHtml } from './all-pages.ts';
import { localeData, localesByKey } from './locale-data.ts';

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
  const allPages = async (lang: Lang) => ({ default: allPagesHtml(lang, pages, site) });
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
