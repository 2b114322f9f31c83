/** Code of the virtual modules that pass the manifest to the application. */

import { LANGS } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { pagesBySection, type IndexedPage } from '../content/page-index.ts';
import { localeData, localesByKey } from '../output/manifest.ts';

/** `virtual:pages` lists the sections, `virtual:pages/en/guide` one section's pages; the others hold data. */
export const VIRTUAL = {
  pages: 'virtual:pages',
  section: 'virtual:pages/',
  locale: 'virtual:locale/',
  sidebar: 'virtual:sidebar/',
  parts: 'virtual:page-parts/',
  search: 'virtual:search',
  allPages: 'virtual:all-pages/',
} as const;

const quote = (value: unknown) => JSON.stringify(value);

/** Section loaders by language and section: the only list that every page loads (docs/decisions.md, 12). */
export function pagesModule(pages: readonly IndexedPage[], { config }: Site): string {
  const importing = (keys: Iterable<string>, prefix: string) =>
    `{${[...keys].map((key) => `${quote(key)}: () => import(${quote(prefix + key)})`).join(',\n')}}`;
  return [
    `export const sections = ${importing(pagesBySection(pages).keys(), VIRTUAL.section)};`,
    `export const locales = ${importing(localesByKey(config).keys(), VIRTUAL.locale)};`,
    `export const allPages = ${importing(LANGS, VIRTUAL.allPages)};`,
    `export const defaultLang = ${quote(config.lang)};`,
  ].join('\n');
}

/** The theme's texts and settings in one language of one version. */
export function localeModule(key: string, pages: readonly IndexedPage[], site: Site): string {
  const given = localesByKey(site.config).get(key);
  if (!given) throw new Error(`the site has no language "${key}"`);
  return `export default ${quote(localeData(given, pages, site))};`;
}

/** A page's record for the dev server. The page's own module has its strings, so that hot replacement renews them. */
export function partsModule(relativePath: string, pages: readonly IndexedPage[]): string {
  const page = pages.find(({ entry }) => entry._relativePath === relativePath);
  return `export default ${quote({ data: page?.data, html: [] })};`;
}
