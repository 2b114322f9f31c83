/** The build's last step: every route to HTML, and every other output beside it. */

import { readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { normalizePath } from 'vite';
import { hostedSearchOf } from '#shared/hosted-search.ts';
import { LANGS, type PageData } from '#shared/page.ts';
import { notFoundData } from '#shared/page-data.ts';
import { versionNames } from '#shared/address.ts';
import { htmlFiles } from '#shared/path.ts';
import { siteMapData } from '#shared/site-map.ts';
import { readClientAssets } from '#node/client-assets.ts';
import { contentSecurityPolicy } from '#node/csp.ts';
import { emitters } from '#node/emit/all.ts';
import type { OutputFile } from '#node/emit/emitter.ts';
import { securityHeaders } from '#node/emit/host-headers.ts';
import { pageHtml } from '#node/html.ts';
import { pageMarkdown } from '#node/markdown/page-markdown.ts';
import type { PrerenderInput } from '#node/prerender-input.ts';
import type { IndexedPage } from '#node/page-index.ts';
import { tidyReactHtml } from '#node/react-html.ts';
import { writeFiles } from '#node/output.ts';

interface ServerModule {
  render(pathname: string): Promise<string>;
}

/** A route to render: a page of the index, the list of them, or the page that stands for all that is not there. */
interface Route {
  readonly data: PageData;
  readonly page?: IndexedPage;
  readonly files: readonly string[];
}

export async function prerender(input: PrerenderInput): Promise<{ readonly pages: number }> {
  const { content, clientDir, clientEntry, boot } = input;
  const { place, site } = content;
  const pages = content.pages();

  const shell = await readFile(input.shell, 'utf8');
  const server = (await import(pathToFileURL(input.serverEntry).href)) as ServerModule;
  const assets = readClientAssets(clientDir, clientEntry, ({ path }) => normalizePath(relative(place.root, path)));

  const routes: readonly Route[] = [
    ...pages.map((page): Route => ({ page, data: page.data, files: htmlFiles(page.entry.routePath) })),
    ...LANGS.map((lang): Route => {
      const data = siteMapData(lang, site.config.lang, site.locales[lang].texts.siteMap);
      return { data, files: htmlFiles(data.routePath) };
    }),
    ...versionNames(site.config).flatMap((version) =>
      LANGS.map((lang): Route => {
        const data = notFoundData({ lang, version }, site.config, site.locales[lang].texts.notFound.title);
        return { data, files: htmlFiles(data.routePath) };
      }),
    ),
  ];

  const html: OutputFile[] = [];
  for (const { data, page, files } of routes) {
    const app = await server
      .render(data.routePath)
      .then(tidyReactHtml)
      .catch((error: unknown) => {
        throw new Error(`${page?.file ?? data.routePath}: the page cannot be rendered`, { cause: error });
      });
    const state = { page: data, app: assets.app, preload: assets.preload(page, data) };
    const { stylesheet } = assets;
    const text = pageHtml({ shell, site, page: data, app, boot, stylesheet, state });
    html.push(...files.map((path) => ({ path, text })));
  }

  const { assetHost } = site.config;
  const headers = securityHeaders(contentSecurityPolicy([boot], { assetHost, hosted: hostedSearchOf(site.config) }));
  const markdown = (page: IndexedPage) => pageMarkdown(page, content.compiler.markdown(page.path), site);
  const warn = (message: string) => console.warn(message);
  const others = emitters.flatMap((emit) => emit({ site, pages, markdown, headers, warn }));
  await writeFiles(clientDir, [...html, ...others]);
  await rm(join(clientDir, '.vite'), { recursive: true });
  return { pages: routes.length };
}
