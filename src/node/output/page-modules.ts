/** The modules of the pages that browsers load. */

import { minify } from 'vite';
import { loadOnce } from '#shared/load-once.ts';
import type { PageData } from '#shared/page.ts';
import { sectionKey } from '#shared/path.ts';
import { pageFunction } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { ASSETS_DIR } from '../content/reserved-routes.ts';
import { pagesBySection, type IndexedPage } from '../content/page-index.ts';
import { nameHash } from '../content/hashes.ts';
import { sidebarModule, type Imports } from './manifest.ts';
import type { WriteOutput } from './output-writer.ts';

/** Addresses of a page's modules. They change with the modules, so browsers may cache them forever. */
export interface PageModules {
  /** A `PageParts`: the record and the strings. A first visit has both from the HTML. */
  readonly parts: string;
  /** A `MakeContent`. Pages that are only prose share one. */
  readonly content: string;
  readonly sidebar: string;
}

/** Writes the sidebars at once, and the modules of each page on `write`. */
export function createPageModules(content: Content, writeOutput: WriteOutput) {
  const written = new Set<string>();
  const write = (name: string, text: string) => {
    const path = `${ASSETS_DIR}/${name}-${nameHash(text)}.js`;
    if (!written.has(path)) writeOutput(path, text);
    written.add(path);
    return `/${encodeURI(path)}`;
  };

  const sections = [...pagesBySection(content.pages())];
  const sidebars = new Map(
    sections.map(([key, pages]) => [key, write(`${key}.sidebar`, sidebarModule(pages, content.site))]),
  );
  // Pages that are only prose have equal modules.
  const minified = loadOnce(async (code: string) => (await minify('page.js', code)).code);
  const modules = new Map<string, PageModules>();
  const importing = (address = '') => `import(${JSON.stringify(address)})`;
  const imports: Imports = {
    sidebar: (key) => importing(sidebars.get(key)),
    page({ entry }) {
      const own = modules.get(entry._relativePath);
      return { parts: importing(own?.parts), content: importing(own?.content) };
    },
  };
  return {
    imports,
    /** Compiles a page and writes its modules. */
    async write(page: IndexedPage) {
      const compiled = await content.compile(page);
      const { _relativePath, routePath, lang } = page.entry;
      const parts = `export default ${JSON.stringify({ data: page.data, html: compiled.html })};`;
      modules.set(_relativePath, {
        parts: write(_relativePath.replace(/\.mdx?$/, ''), parts),
        content: write('content', await minified(`export default ${pageFunction(compiled)}`)),
        sidebar: sidebars.get(sectionKey(routePath, lang)) ?? '',
      });
    },
    /** The modules of a written page; undefined for the 404 page and the list of all pages, which have no file. */
    of: ({ _relativePath }: PageData) => modules.get(_relativePath),
  };
}
