import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { UserConfig } from 'vite';
import type { SiteInput } from '#shared/schema/site.ts';
import { resolveSite } from '#shared/site.ts';
import { applicationVersion, putApplication } from './application.ts';
import { buildBoot } from './build-boot.ts';
import { checkSite } from '../content/check-site.ts';
import { contentModules } from './content-modules.ts';
import { contentUpdatesPlugin } from './content-updates-plugin.ts';
import { devServerPlugin } from './dev-server-plugin.ts';
import { BOOT_ENTRY, CLIENT_ENTRY, SERVER_ENTRY } from './entries.ts';
import { ASSETS_DIR } from '../content/reserved-routes.ts';
import { stripRouterNamesPlugin } from './strip-router-names-plugin.ts';
import { manifestAddresses } from '../output/manifest-addresses.ts';
import { outputFolder } from '../output/output-folder.ts';
import { pagesPlugin } from './pages-plugin.ts';
import type { PageTime, Prerender } from '../output/prerender-input.ts';
import { throwIfAny } from '../content/problem.ts';
import { createProgress } from './progress.ts';
import { productionPlugin } from './production-plugin.ts';
import { openOutputCache, openSiteContent } from '../compile/site-content.ts';
import { missedConfigurationPlugin } from './missed-configuration-plugin.ts';
import { siteProblemsPlugin } from './site-problems-plugin.ts';
import { slowestPages } from './slowest-pages.ts';

export interface SiteBuildOptions {
  /** Absolute path of the project, with `index.html` and `src/`. */
  readonly root: string;
  readonly site: SiteInput;
  /** Paths from the root. */
  readonly contentDir: string;
  readonly publicDir: string;
  readonly outDir: string;
  /** For what outlives a build; `node_modules/.cache/docs` by default. */
  readonly cacheDir?: string | undefined;
  /** Names the slowest pages after a build. */
  readonly stats?: boolean | undefined;
  readonly prerender: Prerender;
}

/** Output folders of builds and tests in the root: `dist`, its siblings, `.tmp`. */
const BUILT = /^(?:dist(?:\..*)?|\.tmp)$/;

/** True for build output, which need not be watched. Content and public folders never count, whatever their names. */
function isBuilt(path: string, { root, contentDir, publicDir }: SiteBuildOptions): boolean {
  const file = relative(root, path);
  const isSource = [contentDir, publicDir].some((dir) => file === dir || file.startsWith(dir + sep));
  return !isSource && BUILT.test(file.split(sep)[0] ?? '');
}

/** The Vite configuration of a site: one compile per page for client and server, then the prerender. */
export async function siteBuild(options: SiteBuildOptions): Promise<UserConfig> {
  const { root, contentDir, publicDir } = options;
  const watch = { ignored: (path: string) => isBuilt(path, options) };
  const problems = checkSite(options.site, resolve(root, publicDir));
  if (problems.length > 0) {
    return {
      root,
      publicDir,
      appType: 'custom',
      server: { watch },
      plugins: [missedConfigurationPlugin(), siteProblemsPlugin(problems, root)],
    };
  }
  const site = resolveSite(options.site);
  const output = outputFolder(root, options.outDir);
  const content = await openSiteContent({ root, contentDir, publicDir }, site, options.cacheDir);

  const modules = contentModules(content);
  // Only builds need it.
  let known: string | undefined;
  const version = () => (known ??= applicationVersion(content));

  return {
    root,
    publicDir,
    appType: 'custom',
    server: { watch },
    optimizeDeps: { entries: [CLIENT_ENTRY] },
    plugins: [
      missedConfigurationPlugin(),
      productionPlugin(),
      pagesPlugin(content, modules, () => manifestAddresses(version())),
      stripRouterNamesPlugin(),
      react({ include: /\.[jt]sx?$|\.mdx?$/ }),
      contentUpdatesPlugin(content, modules),
      devServerPlugin(content, modules),
    ],
    css: {
      transformer: 'lightningcss',
      // Browsers with popovers know `light-dark()`; rewritten, each color would take twice the bytes.
      lightningcss: { drafts: { customMedia: true }, exclude: Features.LightDark },
    },
    // Copied below: a build with a kept application needs public files too.
    build: {
      copyPublicDir: false,
      assetsDir: ASSETS_DIR,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      target: 'es2022',
      // On a slow machine every build would warn of its plugins.
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
    environments: {
      client: {
        build: {
          outDir: output.siteDir,
          // `claim` has emptied it already.
          emptyOutDir: false,
          manifest: true,
          // The start-up script needs the entry's export; shared code of lazy chunks may be added to the entry.
          rolldownOptions: { input: CLIENT_ENTRY, preserveEntrySignatures: 'allow-extension' },
        },
      },
      ssr: {
        build: {
          outDir: output.serverDir,
          emptyOutDir: false,
          ssr: true,
          minify: false,
          rolldownOptions: {
            input: SERVER_ENTRY,
            // `.mjs` makes it an ES module regardless of the nearest `package.json`.
            output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
          },
        },
      },
    },
    builder: {
      // Otherwise Vite loads the configuration, and with it all pages, once more for each environment.
      sharedConfigBuild: true,
      async buildApp(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('the build needs the environments "client" and "ssr"');
        // Thrown outside of plugins, where the bundler would add its own stack.
        throwIfAny(content.problems());
        const cache = openOutputCache(root, options.cacheDir);
        const progress = createProgress();
        const times: PageTime[] = [];
        await output.claim();
        try {
          const boot = await putApplication(version(), output, cache, async () => {
            await builder.build(client);
            await builder.build(ssr);
            return buildBoot(root, BOOT_ENTRY);
          });
          // After this hook Vite builds every environment that is not marked as built.
          for (const environment of [client, ssr]) environment.isBuilt = true;
          const publicFiles = resolve(root, publicDir);
          if (existsSync(publicFiles)) await cp(publicFiles, output.siteDir, { recursive: true });
          const { pages, kept } = await options.prerender({
            content,
            clientDir: output.siteDir,
            serverEntry: join(output.serverDir, 'server.mjs'),
            addresses: manifestAddresses(version()),
            boot,
            cache,
            onPage(done, all, time) {
              progress.say(`${done} of ${all} pages`);
              times.push(time);
            },
          });
          progress.end();
          await output.publish();
          builder.config.logger.info(
            `${pages} pages written to ${options.outDir}/, ${kept} of them as an earlier build rendered them`,
          );
          if (options.stats) builder.config.logger.info(slowestPages(times));
        } finally {
          await output.release();
        }
      },
    },
  };
}
