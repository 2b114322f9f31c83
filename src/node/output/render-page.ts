/** Renders one page as HTML, for build and dev server. */

import type { PageData } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import type { Content } from '../compile/content.ts';
import { pageHtml } from './page-html.ts';

/** Addresses of the client build's output. */
export interface ClientAssets {
  readonly app: string;
  readonly stylesheet: string;
  /** Modules that the app loads at once on a page. */
  preload(page: PageData): readonly string[];
}

/** Exports of `src/entry/server.tsx`. */
export interface ServerModule {
  render(pathname: string): Promise<{ readonly page: PageData; readonly app: string }>;
}

/** Shared by the HTML of all pages. */
export interface PageFrame {
  /** Text of `index.html`, with its placeholders. */
  readonly shell: string;
  readonly boot: string;
  readonly assets: ClientAssets;
  /** Dev server only: lets a page detect that it is out of date. */
  readonly generation?: number;
}

export interface RenderedPage {
  readonly page: PageData;
  readonly html: string;
}

/**
 * Renders the page at a path, or the 404 page if there is none.
 * @throws an error with the page's file, or else its path
 */
export async function renderPage(
  pathname: string,
  server: ServerModule,
  { pages, site }: Content,
  { shell, boot, assets, generation }: PageFrame,
): Promise<RenderedPage> {
  const rendered = await server.render(pathname).catch((error: unknown) => {
    const at = pages().find(({ entry }) => routeKey(entry.routePath) === routeKey(pathname));
    throw new Error(`${at?.file ?? pathname}: the page cannot be rendered`, { cause: error });
  });
  const { page } = rendered;
  const { app, stylesheet } = assets;
  const state = { page, app, preload: assets.preload(page), ...(generation !== undefined && { generation }) };
  return { page, html: pageHtml({ shell, site, page, app: rendered.app, boot, stylesheet, state }) };
}
