import { relative, sep } from 'node:path';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import type { UserConfig } from 'vite';
import type { SiteInput } from '#shared/schema/site.ts';
import { resolveSite } from '#shared/site.ts';
import { checkSite } from '../content/check-site.ts';
import { problem, rethrowWithoutStack, type Problem } from '../content/problem.ts';
import { ASSETS_DIR } from '../content/reserved-routes.ts';
import { manifestAddresses } from '../output/manifest.ts';
import { outputFolder } from '../output/output-folder.ts';
import { openSiteContent } from '../compile/content.ts';
import { applicationVersion } from './application.ts';
import { BUILD_PLUGINS } from './build-plugins.ts';
import { BROWSERS } from './bundle-script.ts';
import { runBuild, type BuildOptions } from './build-steps.ts';
import { createServedModules } from './served-modules.ts';
import { contentUpdatesPlugin } from './content-updates-plugin.ts';
import { devServerPlugin } from './dev-server-plugin.ts';
import { CLIENT_ENTRY, SERVER_ENTRY } from './entries.ts';
import { pageLoadsPlugin } from './page-loads-plugin.ts';
import { pagesPlugin } from './pages-plugin.ts';
import { publicFilesPlugin } from './public-files-plugin.ts';
import { configurationRestartPlugin } from './configuration-restart-plugin.ts';
import { siteProblemsPlugin } from './site-problems-plugin.ts';

export interface SiteBuildOptions extends BuildOptions {
  readonly site: SiteInput;
}

/** Folders in the root that builds and tests write to: `dist`, its siblings, `.tmp`. */
const BUILT = /^(?:dist(?:\..*)?|\.tmp)$/;

/** True for build output, which need not be watched. Content and public folders never count as output. */
function isBuilt(path: string, { root, contentDir, publicDir }: SiteBuildOptions): boolean {
  const file = relative(root, path);
  const isSource = [contentDir, publicDir].some((dir) => file === dir || file.startsWith(dir + sep));
  return !isSource && BUILT.test(file.split(sep)[0] ?? '');
}

/** Vite cuts paths at "#", so every import of a style sheet would fail. */
function rootProblems(root: string): readonly Problem[] {
  return root.includes('#')
    ? [problem({ file: root }, 'Vite cannot read a folder with "#" in its path; rename the folder')]
    : [];
}

/** The Vite configuration of a site. A build bundles the application; the prerender compiles and writes the pages. */
export async function siteBuild(options: SiteBuildOptions): Promise<UserConfig> {
  const { root, contentDir, publicDir } = options;
  const base: UserConfig = {
    root,
    publicDir,
    appType: 'custom',
    server: { watch: { ignored: (path: string) => isBuilt(path, options) } },
  };
  const problems = [...rootProblems(root), ...checkSite(options.site)];
  if (problems.length > 0) {
    return { ...base, plugins: [pageLoadsPlugin(), configurationRestartPlugin(), siteProblemsPlugin(problems, root)] };
  }
  const site = resolveSite(options.site);
  const output = outputFolder(root, options.outDir, [contentDir, publicDir]);
  const content = await openSiteContent({ root, contentDir, publicDir }, site, options.cacheDir).catch(
    rethrowWithoutStack,
  );

  const modules = createServedModules(content);
  // Only builds need the version, which reads all code.
  let known: string | undefined;
  const version = () => (known ??= applicationVersion(content));

  return {
    ...base,
    optimizeDeps: { entries: [CLIENT_ENTRY] },
    plugins: [
      pageLoadsPlugin(),
      configurationRestartPlugin(),
      publicFilesPlugin(),
      ...BUILD_PLUGINS,
      pagesPlugin(content, modules, () => manifestAddresses(version())),
      react({ include: /\.[jt]sx?$|\.mdx?$/ }),
      contentUpdatesPlugin(content, modules),
      devServerPlugin(content, modules),
    ],
    css: {
      transformer: 'lightningcss',
      // All of `BROWSERS` know `light-dark()`; rewritten, each color would take twice the bytes.
      // No targets: the minifier has its own, and both together would write each prefix twice.
      lightningcss: { drafts: { customMedia: true }, exclude: Features.LightDark, targets: {} },
    },
    build: {
      // `runBuild` copies public files: a build with an application from the cache needs them too.
      copyPublicDir: false,
      assetsDir: ASSETS_DIR,
      assetsInlineLimit: 0,
      cssCodeSplit: false,
      modulePreload: false,
      target: BROWSERS,
      // On a slow machine every build would warn that plugins take long.
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
      buildApp: (builder) => runBuild(builder, { ...options, content, output, version }).catch(rethrowWithoutStack),
    },
  };
}
