/** One page as HTML, for the build and for the dev server alike. */

import type { PageData } from '#shared/page.ts';
import { routeKey } from '#shared/path.ts';
import type { Content } from '../compile/content.ts';
import { pageHtml } from '../compile/html.ts';
import { tidyReactHtml } from './react-html.ts';

/** Addresses of what the client build made. */
export interface ClientAssets {
  readonly app: string;
  readonly stylesheet: string;
  /** Modules that the app asks for at once on a page. */
  preload(page: PageData): readonly string[];
}

/** What `src/entry/server.tsx` exports. */
export interface ServerModule {
  render(pathname: string): Promise<{ readonly page: PageData; readonly app: string }>;
}

/** What the HTML of all pages has in common. */
export interface PageFrame {
  /** Text of `index.html`, with its places. */
  readonly shell: string;
  readonly boot: string;
  readonly assets: ClientAssets;
  /** Under the dev server, so that a page knows when it is out of date. */
  readonly generation?: number;
}

export interface RenderedPage {
  readonly page: PageData;
  readonly html: string;
}

/**
 * Renders the page at a path; one that is no page gives the lost page.
 * @throws an error that names the page's file, or the path of a page that has none
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
  return { page, html: pageHtml({ shell, site, page, app: tidyReactHtml(rendered.app), boot, stylesheet, state }) };
}
