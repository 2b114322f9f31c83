/** The build's last step: every route to HTML, and every other output beside it. */

import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addressIn, versionNames } from '#shared/address.ts';
import { LANGS } from '#shared/page.ts';
import { htmlFiles } from '#shared/path.ts';
import { allPagesPath } from '#shared/all-pages.ts';
import { readClientAssets } from '#node/vite/client-assets.ts';
import type { OutputFile } from '#node/output/emit/emitter.ts';
import { writeFiles } from '#node/output/output.ts';
import { outputFiles } from '#node/output/outputs.ts';
import type { PrerenderInput } from '#node/output/prerender-input.ts';
import { renderPage, type ServerModule } from '#node/output/render-page.ts';

export async function prerender(input: PrerenderInput): Promise<{ readonly pages: number }> {
  const { content, clientDir, clientEntry, boot } = input;
  const { place, site } = content;
  const { config } = site;

  const server = (await import(pathToFileURL(input.serverEntry).href)) as ServerModule;
  const assets = readClientAssets(clientDir, clientEntry, place.contentDir);
  const frame = { shell: await readFile(input.shell, 'utf8'), boot, assets };

  const routes = [
    ...content.pages().map(({ entry }) => entry.routePath),
    ...LANGS.map((lang) => allPagesPath(lang, config.lang)),
    ...versionNames(config).flatMap((version) => LANGS.map((lang) => addressIn('/404', { lang, version }, config))),
  ];
  const html: OutputFile[] = [];
  for (const route of routes) {
    const { html: text } = await renderPage(route, server, content, frame);
    html.push(...htmlFiles(route).map((path) => ({ path, text })));
  }

  await writeFiles(clientDir, [...html, ...(await outputFiles(content, boot))]);
  await rm(join(clientDir, '.vite'), { recursive: true });
  return { pages: routes.length };
}
