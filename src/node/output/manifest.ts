import { runInThisContext } from 'node:vm';
import { loadOnce } from '#shared/load-once.ts';
import type { MakeContent, Manifest, PageLoaders, Section } from '#shared/manifest.ts';
import { byLang, LANGS, type Lang } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { pageFunction } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { pagesBySection, sidebarOf, type IndexedPage } from '../content/page-index.ts';
import { MANIFEST_DIR } from '../content/reserved-routes.ts';
import { allPagesHtml } from './all-pages.ts';
import { localeData, localesByKey } from './locale-data.ts';
import type { OutputFile } from './emit/emitter.ts';

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

/** Code that imports the modules of a section and of a page. */
export interface Imports {
  sidebar(key: string): string;
  /** Code for the two loaders of a page, as in `PageLoaders`. */
  page(page: IndexedPage): Readonly<Record<'parts' | 'content', string>>;
}

/** The loaders of a section's sidebar and pages. */
export function sectionModule(key: string, pages: readonly IndexedPage[], imports: Imports): string {
  const records = pages.map((page) => {
    const { parts, content } = imports.page(page);
    return `${JSON.stringify(routeKey(page.entry.routePath))}: {parts: () => ${parts}, content: () => ${content}}`;
  });
  return `export const sidebar = () => ${imports.sidebar(key)};\nexport const pages = {${records.join(',\n')}};`;
}

/** A section's sidebar. */
export function sidebarModule(pages: readonly IndexedPage[], site: Site): string {
  return `export default ${JSON.stringify(sidebarOf(pages, site))};`;
}

/** The HTML list of all pages in one language. */
export function allPagesModule(lang: Lang, pages: readonly IndexedPage[], site: Site): string {
  return `export default ${JSON.stringify(allPagesHtml(lang, pages, site))};`;
}

/** The files of the manifest's modules, for a build. */
export function manifestFiles(
  pages: readonly IndexedPage[],
  site: Site,
  addresses: ManifestAddresses,
  imports: Imports,
): readonly OutputFile[] {
  const file = (address: string, text: string) => ({ path: decodeURI(address.slice(1)), text });
  return [
    ...[...pagesBySection(pages)].map(([key, own]) => file(addresses.section(key), sectionModule(key, own, imports))),
    ...LANGS.map((lang) => file(addresses.allPages(lang), allPagesModule(lang, pages, site))),
  ];
}

/**
 * Addresses of the manifest: modules that import the modules of pages, and the list of search files. They do not depend
 * on the content, so an edited page changes neither the application nor other pages. They depend on the application's
 * version: a tab with an older application never loads a newer manifest, and follows its next link by a full page load.
 */
export type ManifestAddresses = Readonly<ReturnType<typeof manifestAddresses>>;

/** @param version of the application */
export function manifestAddresses(version: string) {
  const moduleAt = (name: string) => encodeURI(`/${MANIFEST_DIR}/${version}/${name}.js`);
  return {
    section: (key: string) => moduleAt(key),
    allPages: (lang: string) => moduleAt(`all-pages/${lang}`),
    /** A `SearchManifest`. */
    search: `/${MANIFEST_DIR}/${version}/search.json`,
  };
}

export const DEV_ADDRESSES = manifestAddresses('dev');
