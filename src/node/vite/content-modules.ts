/** Virtual modules generated from the content. */

import type { Lang } from '#shared/page.ts';
import type { Site } from '#shared/site.ts';
import type { Content } from '../compile/content.ts';
import type { IndexedPage } from '../content/page-index.ts';
import { pagesBySection } from '../output/manifest.ts';
import { allPagesModule, sectionModule, sidebarModule, type Imports } from '../output/manifest-modules.ts';
import { localeModule, pagesModule, partsModule, VIRTUAL } from './virtual.ts';

/** Rollup's prefix for virtual modules. */
export const RESOLVED = '\0';

/** The dev server's pages are components rather than functions, so that they can be replaced. */
const IMPORTS: Imports = {
  sidebar: (key) => `import(${JSON.stringify(VIRTUAL.sidebar + key)})`,
  page: ({ entry, path }) => ({
    parts: `import(${JSON.stringify(VIRTUAL.parts + entry._relativePath)})`,
    content: `import(${JSON.stringify(path)}).then((page) => ({ default: () => page.default }))`,
  }),
};

/**
 * Code of a virtual module made from the content; undefined for other ids. A build asks only for those of the
 * application.
 * @param id as Vite knows it, with the prefix
 */
export function virtualModule(id: string, pages: readonly IndexedPage[], site: Site): string | undefined {
  const name = id.startsWith(RESOLVED) ? id.slice(RESOLVED.length) : '';
  const rest = (prefix: string) => (name.startsWith(prefix) ? name.slice(prefix.length) : undefined);
  if (name === VIRTUAL.pages) return pagesModule(pages, site);
  const section = rest(VIRTUAL.section);
  if (section !== undefined) return sectionModule(section, pagesBySection(pages).get(section) ?? [], IMPORTS);
  const sidebar = rest(VIRTUAL.sidebar);
  if (sidebar !== undefined) return sidebarModule(pagesBySection(pages).get(sidebar) ?? [], site);
  const locale = rest(VIRTUAL.locale);
  if (locale !== undefined) return localeModule(locale, pages, site);
  const parts = rest(VIRTUAL.parts);
  if (parts !== undefined) return partsModule(parts, pages);
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
    const page = byPath.get(id);
    return page ? content.inputOf(page) : virtualModule(id, pages, content.site);
  };
}
