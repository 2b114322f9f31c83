/** Server entry: renders a view to HTML, in the build and in the dev server. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { Manifest } from '#shared/manifest.ts';
import type { PageData } from '#shared/page.ts';
import { App } from '#theme/app.tsx';
import { createViews } from './create-views.ts';
import { createSources } from './search-sources.ts';

/** Renders the page at a path. Unknown paths all give the same 404 page, since a host has one file for it. */
export async function render(
  pathname: string,
  manifest: Manifest,
): Promise<{ readonly page: PageData; readonly app: string }> {
  const { loadView } = createViews(manifest);
  const initial = await loadView(pathname);
  const page = initial.page.data;
  const app = renderToString(
    <StaticRouter location={page.routePath}>
      <App initial={initial} load={loadView} sources={createSources(initial.site.config)} />
    </StaticRouter>,
  );
  return { page, app };
}
