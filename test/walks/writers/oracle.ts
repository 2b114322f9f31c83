import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { resolveSite } from '#shared/site.ts';
import { type ClientAssets, renderPage, type ServerModule } from '#node/output/render-page.ts';
import { checkSite } from '#node/content/check-site.ts';
import { openContent, type Content } from '#node/compile/content.ts';
import { NO_CACHE } from '#node/content/disk-cache.ts';
import { DEV_ADDRESSES, memoryManifest } from '#node/output/manifest.ts';
import { contentOf, outputFiles } from '#node/output/outputs.ts';
import { searchFiles } from '#node/output/search-files.ts';
import { createServedModules } from '#node/vite/served-modules.ts';
import { pagesPlugin } from '#node/vite/pages-plugin.ts';
import { problemText } from '#node/content/problem.ts';
import { siteWith, SETTINGS_FILE, type Settings } from './site.ts';

/** What a fresh build of the files would give. */
export interface Verdict {
  /** As a build prints them; with any, nothing can be rendered. */
  readonly problems: readonly string[];
  /** Paths of all pages. */
  readonly routes: readonly string[];
  render(pathname: string): ReturnType<typeof renderPage>;
  /** Text of each output beside HTML and assets, by path below `dist/`. */
  outputs(): Promise<ReadonlyMap<string, string>>;
}

export interface Oracle {
  ask(): Promise<Verdict>;
  close(): Promise<void>;
}

const ROOT = resolve(import.meta.dirname, '../../..');
const SHELL = readFileSync(join(ROOT, 'index.html'), 'utf8');
const ASSETS: ClientAssets = { app: '/app.js', stylesheet: '/style.css', preload: () => [] };

/**
 * Judges the files of a folder with the code of the build, but without a build: every verdict reads and checks
 * everything again. Only the modules of the theme are kept.
 * @param root a copy of the project
 */
export async function createOracle(root: string): Promise<Oracle> {
  let current: Content | undefined;
  const now = () => {
    if (!current) throw new Error('there is nothing to show');
    return current;
  };
  const content: Content = {
    get place() {
      return now().place;
    },
    get site() {
      return now().site;
    },
    pages: () => now().pages(),
    problems: () => now().problems(),
    pageAt: (path) => current?.pageAt(path),
    compile: (page) => now().compile(page),
    markdown: (page) => now().markdown(page),
    inputOf: (page) => now().inputOf(page),
    refresh: () => now().refresh(),
    reread: (paths) => now().reread(paths),
    generation: () => now().generation(),
  };
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [pagesPlugin(content, createServedModules(content), () => DEV_ADDRESSES), react()],
  });
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite has no environment "ssr"');

  const forget = () => {
    for (const module of ssr.moduleGraph.idToModuleMap.values()) {
      const isOfContent = module.id?.startsWith('\0virtual:') || module.id?.startsWith(root);
      if (isOfContent) ssr.moduleGraph.invalidateModule(module);
    }
  };

  return {
    async ask() {
      const settings = JSON.parse(readFileSync(join(root, SETTINGS_FILE), 'utf8')) as Settings;
      const input = siteWith(settings);
      const wrongSettings = checkSite(input);
      if (wrongSettings.length > 0) return nothing(wrongSettings.map(problemText));
      const fresh = await openContent(
        { root, contentDir: 'content', publicDir: 'public' },
        resolveSite(input),
        NO_CACHE,
      );
      const problems = fresh.problems().map(problemText);
      if (problems.length > 0) return nothing(problems);
      current = fresh;
      forget();
      const server = await ssr.runner.import<ServerModule>('/src/entry/server.tsx');
      const frame = { server, manifest: memoryManifest(fresh), shell: SHELL, boot: '', assets: ASSETS };
      return {
        problems: [],
        routes: fresh.pages().map(({ entry }) => entry.routePath),
        render: (pathname) => renderPage(pathname, fresh, frame),
        async outputs() {
          const search = searchFiles(fresh.pages(), fresh.site);
          const texts = new Map<string, string>();
          for (const file of [...outputFiles(fresh, ''), ...search.files]) {
            // Drawn anew at each step, cards would take most of a walk's time.
            if (file.path.startsWith('cards/')) continue;
            texts.set(file.path, Buffer.from(await contentOf(file)).toString());
          }
          return texts;
        },
      };
    },
    close: () => vite.close(),
  };
}

function nothing(problems: readonly string[]): Verdict {
  const refuse = () => Promise.reject(new Error('content with problems is not shown'));
  return { problems, routes: [], render: refuse, outputs: refuse };
}
