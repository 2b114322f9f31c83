import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { fullModule, leanModule } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { isShowable, RESOLVED, virtualModule } from './content-modules.ts';
import { LEAN_QUERY, VIRTUAL } from './virtual.ts';

/** What the dev server gives for a page that cannot be shown, or was removed since a module named it. */
const EMPTY_PAGE = 'export default function MDXContent() { return null; }';

/**
 * Hands the content to Vite: the generated manifest as virtual modules, and each page compiled once for
 * client and server.
 */
export function pagesPlugin(content: Content): Plugin {
  const isPage = (id: string) => {
    const { root, contentDir } = content.place;
    return id.startsWith(normalizePath(join(root, contentDir, '/'))) && /\.mdx?$/.test(id.replace(LEAN_QUERY, ''));
  };
  return {
    name: 'docs:pages',
    // Before Vite's own loaders: what `load` returns is JavaScript already.
    enforce: 'pre',
    // One plugin for all environments, so that they share the compiler and its cache.
    sharedDuringBuild: true,
    resolveId(id) {
      if (Object.values(VIRTUAL).some((name) => id.startsWith(name))) return RESOLVED + id;
      return isPage(id) ? id : undefined;
    },
    async load(id) {
      const mode = this.environment.mode === 'build' ? 'build' : 'dev';
      const virtual = virtualModule(id, content.pages(), content.site, mode);
      if (virtual !== undefined) return { code: virtual, moduleType: 'js' };
      const page = content.pageAt(id.replace(LEAN_QUERY, ''));
      if (mode === 'dev' && isPage(id) && !(page && isShowable(page))) return { code: EMPTY_PAGE, moduleType: 'js' };
      if (!page) return undefined;
      const compiled = await content.compile(page);
      const code = id.endsWith(LEAN_QUERY) ? leanModule(compiled) : fullModule(compiled);
      return { code, map: null, moduleType: 'js' };
    },
  };
}
