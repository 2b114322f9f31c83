/** The modules of the manifest, which import the modules of pages. */

import { LANGS, type Lang } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import type { Site } from '#shared/site.ts';
import { pagesBySection, sidebarOf, type IndexedPage } from '../content/page-index.ts';
import { MANIFEST_DIR } from '../content/reserved-routes.ts';
import { allPagesHtml } from './all-pages.ts';
import type { OutputFile } from './emit/emitter.ts';

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
