import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { pageModule } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { DEV_ADDRESSES, type ManifestAddresses } from '../output/manifest.ts';
import { isShowable, type ServedModules } from './served-modules.ts';
import { RESOLVED, VIRTUAL, virtualModule } from './virtual.ts';

/** Dev server only: stands in for a page that cannot be compiled, or that was removed but is still imported. */
const EMPTY_PAGE = 'export default function MDXContent() { return null; }';

/** Virtual modules, and in development the pages. @param addresses where a build's application finds the manifest */
export function pagesPlugin(content: Content, modules: ServedModules, addresses: () => ManifestAddresses): Plugin {
  const isPage = (id: string) => {
    const { root, contentDir } = content.place;
    return id.startsWith(normalizePath(join(root, contentDir, '/'))) && /\.mdx?$/.test(id);
  };
  return {
    name: 'docs:pages',
    // Run before Vite's own loaders: `load` already returns JavaScript.
    enforce: 'pre',
    resolveId(id) {
      const external = this.environment.mode === 'build' ? addressOf(id, addresses) : undefined;
      if (external !== undefined) return { id: external, external: 'absolute' };
      if (Object.values(VIRTUAL).some((name) => id.startsWith(name))) return RESOLVED + id;
      return isPage(id) ? id : undefined;
    },
    async load(id) {
      const isBuild = this.environment.mode === 'build';
      if (id === RESOLVED + VIRTUAL.search) {
        const { search } = isBuild ? addresses() : DEV_ADDRESSES;
        return { code: `export const searchManifest = ${JSON.stringify(search)};`, moduleType: 'js' };
      }
      const virtual = virtualModule(id, content.pages(), content.site);
      if (virtual === undefined && !isPage(id)) return undefined;
      if (!isBuild && this.environment.name === 'client') modules.note(id);
      if (virtual !== undefined) return { code: virtual, moduleType: 'js' };
      const page = content.pageAt(id);
      // Before the page is compiled: it may be edited meanwhile.
      const note = modules.loadedNote(id);
      // A page with errors may still compile; its HTML is then complete.
      const compiled =
        page &&
        (await content.compile(page).catch((error: unknown) => {
          if (isShowable(page)) throw error;
        }));
      return { code: compiled ? `${pageModule(compiled)}\n${note}` : EMPTY_PAGE, map: null, moduleType: 'js' };
    },
  };
}

/** Address of a module that a build writes beside the application; undefined for a part of the application. */
function addressOf(id: string, addresses: () => ManifestAddresses): string | undefined {
  const { section, allPages } = VIRTUAL;
  if (id.startsWith(section)) return addresses().section(id.slice(section.length));
  return id.startsWith(allPages) ? addresses().allPages(id.slice(allPages.length)) : undefined;
}
