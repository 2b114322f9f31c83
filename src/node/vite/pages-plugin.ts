import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { fullModule, hydrateModule } from '../compile/compile-page.ts';
import type { Content } from '../compile/content.ts';
import { isShowable, RESOLVED, virtualModule } from './content-modules.ts';
import { STATIC_HTML_MODULE } from './entries.ts';
import { HYDRATE_QUERY, VIRTUAL } from './virtual.ts';

/** Dev server only: stands in for a page that has errors, or that was removed but is still imported. */
const EMPTY_PAGE = 'export default function MDXContent() { return null; }';

/** Provides the content to Vite: virtual modules, and pages compiled once for client and server. */
export function pagesPlugin(content: Content): Plugin {
  const isPage = (id: string) => {
    const { root, contentDir } = content.place;
    return id.startsWith(normalizePath(join(root, contentDir, '/'))) && /\.mdx?$/.test(id.replace(HYDRATE_QUERY, ''));
  };
  return {
    name: 'docs:pages',
    // Run before Vite's own loaders: `load` already returns JavaScript.
    enforce: 'pre',
    // One instance for all environments, to share the compiler and its cache.
    sharedDuringBuild: true,
    resolveId(id) {
      if (Object.values(VIRTUAL).some((name) => id.startsWith(name))) return RESOLVED + id;
      return isPage(id) ? id : undefined;
    },
    async load(id) {
      const mode = this.environment.mode === 'build' ? 'build' : 'dev';
      const virtual = virtualModule(id, content.pages(), content.site, mode);
      if (virtual !== undefined) return { code: virtual, moduleType: 'js' };
      const page = content.pageAt(id.replace(HYDRATE_QUERY, ''));
      if (mode === 'dev' && isPage(id) && !(page && isShowable(page))) return { code: EMPTY_PAGE, moduleType: 'js' };
      if (!page) return undefined;
      const compiled = await content.compile(page);
      const code = id.endsWith(HYDRATE_QUERY) ? hydrateModule(compiled, STATIC_HTML_MODULE) : fullModule(compiled);
      return { code, map: null, moduleType: 'js' };
    },
  };
}
