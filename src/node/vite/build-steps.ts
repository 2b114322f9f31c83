import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ResolvedConfig, ViteBuilder } from 'vite';
import { openOutputCache, type Content } from '../compile/content.ts';
import type { ContentRoots } from '../content/page-files.ts';
import { throwIfAny } from '../content/problem.ts';
import { readText } from '../content/source-files.ts';
import { manifestAddresses, type ManifestAddresses } from '../output/manifest.ts';
import type { OutputFolder } from '../output/output-folder.ts';
import type { DiskCache } from '../content/disk-cache.ts';
import { putApplication } from './application.ts';
import { bundlerProblems } from './bundler-problems.ts';
import { bundleScript } from './bundle-script.ts';
import { BOOT_ENTRY } from './entries.ts';
import { createProgress } from './progress.ts';

/** The root is an absolute path, with `index.html` and `src/`. */
export interface BuildOptions extends ContentRoots {
  /** Path from the root. */
  readonly outDir: string;
  /** Folder for caches, from the root; `node_modules/.cache/docs` by default. */
  readonly cacheDir?: string | undefined;
  /** Names the slowest pages after a build. */
  readonly stats?: boolean | undefined;
  readonly prerender: Prerender;
}

interface SiteBuild extends BuildOptions {
  readonly content: Content;
  readonly output: OutputFolder;
  readonly version: () => string;
}

/** The steps of a build: the application, public files, pages and all other outputs, then all of it into place. */
export async function runBuild(
  builder: ViteBuilder,
  { root, publicDir, outDir, cacheDir, stats, prerender, content, output, version }: SiteBuild,
): Promise<void> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the build needs the environments "client" and "ssr"');
  // Not thrown by a plugin: the bundler would add its own stack to the message.
  throwIfAny(content.problems());
  const cache = openOutputCache(root, bundlerSettings(builder.config), cacheDir);
  const progress = createProgress();
  const times: PageTime[] = [];
  await output.claim();
  try {
    const boot = await putApplication(version(), output, cache, async () => {
      for (const environment of [client, ssr]) {
        await builder.build(environment).catch((error: unknown) => {
          // The bundler's own message names the stylesheet that imports a broken one.
          throwIfAny(bundlerProblems(error, root).filter(({ file }) => file.endsWith('.css')));
          throw error;
        });
      }
      return bundleScript(root, BOOT_ENTRY);
    });
    // Otherwise Vite builds both environments once more after these steps.
    for (const environment of [client, ssr]) environment.isBuilt = true;
    const publicFiles = resolve(root, publicDir);
    if (existsSync(publicFiles)) await copyFiles(publicFiles, output.siteDir);
    const { pages, kept, warnings } = await prerender({
      content,
      output,
      addresses: manifestAddresses(version()),
      boot,
      cache,
      onPage(time) {
        times.push(time);
        progress.say(`${times.length} of ${content.pages().length} pages`);
      },
    }).finally(progress.end);
    const { logger } = builder.config;
    for (const warning of warnings) logger.warn(warning);
    await output.publish();
    logger.info(`${pages} pages written to ${outDir}/, ${kept} of them reused from an earlier build`);
    if (stats) logger.info(slowestPages(times));
  } finally {
    await output.release();
  }
}

/** What the bundler's result depends on besides code: the text of the configuration, and what the command line changes. */
function bundlerSettings({ configFile, mode, base, build }: ResolvedConfig): string {
  return JSON.stringify([configFile && readText(configFile), mode, base, build]);
}

/** Copies a folder with the files that its symbolic links lead to; a link to nothing, as editors write, is left out. */
function copyFiles(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, dereference: true, filter: existsSync });
}

/** The five pages that took longest, the slowest first, a line each. */
export function slowestPages(times: readonly PageTime[]): string {
  const slowest = times.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
  const lines = slowest.map(({ routePath, ms }) => `${ms.toFixed(0).padStart(6)} ms  ${routePath}`);
  return ['Slowest pages:', ...lines].join('\n');
}

export interface PageTime {
  readonly routePath: string;
  /** To compile, render and write the page. */
  readonly ms: number;
}

/** Input of the prerender, the last step of the build. */
export interface PrerenderInput {
  readonly content: Content;
  readonly output: Pick<OutputFolder, 'siteDir' | 'serverDir'>;
  readonly addresses: ManifestAddresses;
  readonly boot: string;
  readonly cache: DiskCache;
  readonly onPage: (time: PageTime) => void;
}

/** Prerenders the site. */
export type Prerender = (input: PrerenderInput) => Promise<Prerendered>;

interface Prerendered {
  /** Number of pages written. */
  readonly pages: number;
  /** How many of them an earlier build had rendered. */
  readonly kept: number;
  /** For the terminal, a line each. */
  readonly warnings: readonly string[];
}
