/** The last step of the build: writes the HTML of every route, and all other outputs. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressIn, allLocaleVersions } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import { htmlFile } from '#shared/path.ts';
import { allPagesPath } from '#shared/all-pages.ts';
import { readClientAssets } from '#node/vite/client-assets.ts';
import { memoryManifest, manifestFiles } from '#node/output/manifest.ts';
import { nameHash } from '#node/content/hashes.ts';
import { createOutputWriter } from '#node/output/output-writer.ts';
import { contentOf, outputFiles } from '#node/output/outputs.ts';
import { createPageModules } from '#node/output/page-modules.ts';
import type { Prerender, PrerenderInput } from '#node/vite/build-steps.ts';
import { searchFiles, searchWarnings } from '#node/output/search-files.ts';
import { renderPage, type PageFrame, type ServerModule } from '#node/output/render-page.ts';

export async function prerender(input: PrerenderInput): ReturnType<Prerender> {
  const { content, boot, addresses, cache, onPage } = input;
  const { siteDir, serverDir } = input.output;
  const { config, locales } = content.site;
  const write = createOutputWriter(siteDir);

  const modules = createPageModules(content, write);
  const app = readClientAssets(siteDir);
  const frame: PageFrame = {
    server: (await import(pathToFileURL(join(serverDir, 'server.mjs')).href)) as ServerModule,
    manifest: memoryManifest(content),
    shell: await readFile(join(content.place.root, 'index.html'), 'utf8'),
    boot,
    assets: { ...app, own: modules.of },
  };
  // All settings that the HTML of every page depends on. Of a sidebar only its sections: each page's key has its content.
  const languages = LANGS.map((lang) => ({ ...locales[lang], sidebar: Object.keys(locales[lang].sidebar) }));
  const shared = nameHash(
    JSON.stringify([frame.shell, boot, app.app, app.stylesheet, config, languages, content.site.tools]),
    Infinity,
  );
  let rendered = 0;
  const pages = content.pages();
  for (const page of pages) {
    const { data } = page;
    const start = performance.now();
    await modules.write(page);
    const key = [shared, JSON.stringify([data, modules.of(data), app.preload(data)])];
    const text = await cache.rememberAsync(key, async () => {
      rendered++;
      return (await renderPage(data.routePath, content, frame)).html;
    });
    write(htmlFile(data.routePath), text);
    onPage({ routePath: data.routePath, ms: performance.now() - start });
  }
  const manifest = manifestFiles(pages, content.site, addresses, modules.imports);
  for (const { path, text } of manifest) write(path, text);
  const generated = [
    ...LANGS.map((lang) => allPagesPath(lang, config.lang)),
    ...allLocaleVersions(config).map((locale) => addressIn('/404', locale, config)),
  ];
  for (const route of generated) {
    write(htmlFile(route), (await renderPage(route, content, frame)).html);
  }

  const search = searchFiles(pages, content.site, cache);
  for (const { path, text } of search.files) write(path, text);
  write(addresses.search.slice(1), JSON.stringify(search.manifest));
  const files = outputFiles(content, boot, cache);
  await Promise.all(files.map(async (file) => write(file.path, await contentOf(file))));
  await rm(join(siteDir, '.vite'), { recursive: true });
  const all = pages.length + generated.length;
  return { pages: all, kept: pages.length - rendered, warnings: searchWarnings(search, content.site) };
}
