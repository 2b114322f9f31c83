/** The server's half: renders one view to HTML, in the build and under the dev server. Never runs for a reader. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import type { PageData } from '#shared/page.ts';
import { App } from '#theme/app.tsx';
import { loadView } from './load-view.ts';
import { createSources } from './search-sources.ts';

/**
 * The page at a path: its record, and the HTML of the app. A path that is no page gives the lost page, the same one for
 * all paths, since a host has one file for them. Errors go to the caller.
 */
export async function render(pathname: string): Promise<{ readonly page: PageData; readonly app: string }> {
  const initial = await loadView(pathname);
  const page = initial.page.data;
  const app = renderToString(
    <StaticRouter location={page.routePath}>
      <App initial={initial} load={loadView} sources={createSources(initial.site.config)} />
    </StaticRouter>,
  );
  return { page, app };
}
