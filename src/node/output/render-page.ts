/** Renders one page as HTML, for build and dev server. */

import type { Manifest } from '#shared/manifest.ts';
import type { PageData } from '#shared/page.ts';
import { hasOutline } from '#shared/page-data.ts';
import { isSameRoute } from '#shared/path.ts';
import type { PageState } from '#shared/site-data.ts';
import type { Content } from '../compile/content.ts';
import { failure } from '../content/problem.ts';
import { pageHtml } from './page-html.ts';
import type { PageModules } from './page-modules.ts';

/** Addresses of the client build's output. */
export interface ClientAssets {
  readonly app: string;
  readonly stylesheet: string;
  /** Chunks that the app loads at once on any page of a language. */
  preload(page: PageData): readonly string[];
  /** The page's own modules; the dev server's application finds them in the manifest. */
  own?(page: PageData): PageModules | undefined;
}

/** Exports of `src/entry/server.tsx`. */
export interface ServerModule {
  render(pathname: string, manifest: Manifest): Promise<{ readonly page: PageData; readonly app: string }>;
}

/** Shared by the HTML of all pages. */
export interface PageFrame {
  readonly server: ServerModule;
  readonly manifest: Manifest;
  /** Text of `index.html`, with its placeholders. */
  readonly shell: string;
  readonly boot: string;
  readonly assets: ClientAssets;
  /** Dev server only: lets a page detect that it is out of date. */
  readonly generation?: number;
}

/** Renders the page at a path, or the 404 page. @throws an error with the page's file, or else its path */
export async function renderPage(
  pathname: string,
  { pages, site }: Content,
  { server, manifest, shell, boot, assets, generation }: PageFrame,
) {
  const rendered = await server.render(pathname, manifest).catch((error: unknown) => {
    const at = pages().find(({ entry }) => isSameRoute(entry.routePath, pathname));
    throw failure(`${at?.file ?? pathname}: the page cannot be rendered`, error);
  });
  const { page } = rendered;
  const { toc, overview: _, ...rest } = page;
  const { app, stylesheet } = assets;
  const own = assets.own?.(page);
  const state: PageState = {
    page: hasOutline(page) ? rest : { ...rest, toc },
    app,
    ...(own && { modules: { sidebar: own.sidebar, content: own.content } }),
    preload: assets.preload(page),
    ...(generation !== undefined && { generation }),
  };
  return { page, html: pageHtml({ shell, site, page, app: rendered.app, boot, stylesheet, state }) };
}
