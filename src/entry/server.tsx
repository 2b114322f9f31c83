/** The server's half: renders one view to HTML. Runs in the build, never for a reader. */

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from '#theme/app.tsx';
import { loadView } from './load-view.ts';
import { createSources } from './search-sources.ts';

/** HTML of the page at a path; a path that is no page gives the 404 page. Errors go to the build. */
export async function render(pathname: string): Promise<string> {
  const initial = await loadView(pathname);
  return renderToString(
    <StaticRouter location={pathname}>
      <App initial={initial} load={loadView} sources={createSources(initial.site.config)} />
    </StaticRouter>,
  );
}
