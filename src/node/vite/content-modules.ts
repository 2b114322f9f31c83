/** Virtual modules generated from the content. */

import type { Lang } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import type { Content } from '../compile/content.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { DEV_SEARCH_FOLDER, searchFiles } from '../output/search-files.ts';
import {
  dataModule,
  HYDRATE_QUERY,
  localeModule,
  pagesModule,
  searchModule,
  sectionModule,
  allPagesModule,
  VIRTUAL,
} from './virtual.ts';

/** Rollup's prefix for virtual modules. */
export const RESOLVED = '\0';

/**
 * Code of a virtual module; undefined for other ids.
 * @param id as Vite knows it, with the prefix
 */
export function virtualModule(
  id: string,
  pages: readonly IndexedPage[],
  site: Site,
  mode: 'build' | 'dev',
): string | undefined {
  const name = id.startsWith(RESOLVED) ? id.slice(RESOLVED.length) : '';
  const rest = (prefix: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined);
  const isBuild = mode === 'build';
  if (name === VIRTUAL.pages) return pagesModule(pages, site);
  if (name === VIRTUAL.search) return searchModule(isBuild ? searchFiles(pages, site).folder : DEV_SEARCH_FOLDER);
  const section = rest(VIRTUAL.section);
  // The dev server replaces pages in open browsers: the strings in the HTML would be outdated then.
  if (section !== undefined) return sectionModule(section, pages, site, isBuild ? HYDRATE_QUERY : '');
  const locale = rest(VIRTUAL.locale);
  if (locale !== undefined) return localeModule(locale, pages, site);
  const data = rest(VIRTUAL.data);
  if (data !== undefined) return dataModule(data, pages);
  const allPages = rest(VIRTUAL.allPages);
  return allPages === undefined ? undefined : allPagesModule(allPages as Lang, pages, site);
}

/** False for a page with errors that prevent compiling or rendering it. */
export function isShowable({ source }: IndexedPage): boolean {
  return source.errors.length === 0;
}

/**
 * Sources of the dev server's modules, for the content as it is now. Returns, by module id, a text that changes exactly
 * when the module does; undefined for modules that are not made from content.
 */
export function moduleSources(content: Content): (id: string) => string | undefined {
  const pages = content.pages();
  const byPath = new Map(pages.map((page) => [page.path, page]));
  return (id) => {
    const page = byPath.get(id.replace(HYDRATE_QUERY, ''));
    return page ? content.inputOf(page) : virtualModule(id, pages, content.site, 'dev');
  };
}
