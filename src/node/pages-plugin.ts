import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import type { Lang } from '#shared/page.ts';
import { fullModule, leanModule } from './compile-page.ts';
import type { Content } from './content.ts';
import { throwIfAny } from './problem.ts';
import {
  dataModule,
  LEAN_QUERY,
  localeModule,
  pagesModule,
  searchModule,
  sectionModule,
  siteMapModule,
  VIRTUAL,
} from './virtual.ts';
import { DEV_SEARCH_FOLDER, searchFiles } from './search-files.ts';

/** Rollup's mark for modules that are no files. */
const RESOLVED = '\0';

/**
 * Hands the content to Vite: the generated manifest as virtual modules, and each page compiled once for
 * client and server. A build stops at the first sight of wrong content.
 */
export function pagesPlugin(content: Content): Plugin {
  return {
    name: 'docs:pages',
    // Before Vite's own loaders: what `load` returns is JavaScript already.
    enforce: 'pre',
    // One plugin for all environments, so that they share the compiler and its cache.
    sharedDuringBuild: true,
    buildStart() {
      if (this.environment.mode === 'build') throwIfAny(content.problems());
    },
    resolveId(id) {
      if (Object.values(VIRTUAL).some((name) => id.startsWith(name))) return RESOLVED + id;
      return content.pageAt(id.replace(LEAN_QUERY, '')) ? id : undefined;
    },
    async load(id) {
      const virtual = id.startsWith(RESOLVED)
        ? loadVirtual(id.slice(RESOLVED.length), content, this.environment.mode)
        : undefined;
      if (virtual !== undefined) return { code: virtual, moduleType: 'js' };
      const path = id.replace(LEAN_QUERY, '');
      const page = content.pageAt(path);
      if (!page) return undefined;
      // Under the dev server the overlay shows what a build would stop at.
      throwIfAny(content.problems().filter(({ file }) => file === page.file));
      const compiled = await content.compiler.compile(path, await readFile(path, 'utf8'));
      const code = id.endsWith(LEAN_QUERY) ? leanModule(compiled) : fullModule(compiled);
      return { code, map: null, moduleType: 'js' };
    },
  };
}

function loadVirtual(id: string, { pages, site }: Content, mode: string): string | undefined {
  if (id === VIRTUAL.pages) return pagesModule(pages(), site);
  if (id.startsWith(VIRTUAL.section)) return sectionModule(id.slice(VIRTUAL.section.length), pages(), site);
  if (id.startsWith(VIRTUAL.locale)) return localeModule(id.slice(VIRTUAL.locale.length), pages(), site);
  if (id.startsWith(VIRTUAL.data)) return dataModule(id.slice(VIRTUAL.data.length), pages());
  if (id === VIRTUAL.search) {
    return searchModule(mode === 'build' ? searchFiles(pages(), site).folder : DEV_SEARCH_FOLDER);
  }
  if (id.startsWith(VIRTUAL.siteMap)) {
    return siteMapModule(id.slice(VIRTUAL.siteMap.length) as Lang, pages(), site);
  }
  return undefined;
}
