/** The virtual modules that pass the manifest to the application: their names and their code. */

import { LANGS, type Lang } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import { pagesBySection, type IndexedPage } from '../content/page-index.ts';
import { localeData, localesByKey } from '../output/locale-data.ts';
import { allPagesModule, sectionModule, sidebarModule, type Imports } from '../output/manifest.ts';

/** Rollup's prefix for the ids of virtual modules. */
export const RESOLVED = '\0';

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

/** The dev server's pages are components rather than functions, so that they can be replaced. */
const IMPORTS: Imports = {
  sidebar: (key) => `import(${quote(VIRTUAL.sidebar + key)})`,
  page: ({ entry, path }) => ({
    parts: `import(${quote(VIRTUAL.parts + entry._relativePath)})`,
    content: `import(${quote(path)}).then((page) => ({ default: () => page.default }))`,
  }),
};

type MakeModule = (rest: string, pages: readonly IndexedPage[], site: Site) => string;

/** Generators of virtual modules by the prefix of the module's name; they take the rest of the name. */
const MODULES: Readonly<Record<string, MakeModule>> = {
  [VIRTUAL.section]: (key, pages) => sectionModule(key, pagesBySection(pages).get(key) ?? [], IMPORTS),
  [VIRTUAL.sidebar]: (key, pages, site) => sidebarModule(pagesBySection(pages).get(key) ?? [], site),
  [VIRTUAL.locale]: localeModule,
  [VIRTUAL.parts]: partsModule,
  [VIRTUAL.allPages]: (lang, pages, site) => allPagesModule(lang as Lang, pages, site),
};

/**
 * Code of a virtual module; undefined for `virtual:search` and for other ids. A build loads only `virtual:pages` and the
 * languages.
 */
export function virtualModule(id: string, pages: readonly IndexedPage[], site: Site): string | undefined {
  if (id === RESOLVED + VIRTUAL.pages) return pagesModule(pages, site);
  const [prefix = '', make] = Object.entries(MODULES).find(([each]) => id.startsWith(RESOLVED + each)) ?? [];
  return make?.(id.slice(RESOLVED.length + prefix.length), pages, site);
}
